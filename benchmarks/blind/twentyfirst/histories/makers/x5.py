from tr import *
from openpyxl import Workbook
from openpyxl.styles import *
pn='Tobar Glas Housing Association CLG'
cols=['Unrestricted funds 2024 €','Restricted funds 2024 €','Total 2024 €','Total 2023 €']
s=S('Statement of Financial Activities',pn,cols,'2024-01-01','2024-12-31',sheet='SOFA'); N={}
def L(t,l,u,r,p,n=None):
    i=t.L(l,[u,r,u+r,p]); N[(id(t),i)]=n; return i
s.H('Income from:')
ti=s.T('Total income',[L(s,'Tenant rents (differential)',684215,0,651870,3),L(s,'Payment and availability agreements',1126480,0,1084315,3),L(s,'Service charges',58934,0,55260),L(s,'HSE and local authority grants',0,241750,226300,4),L(s,'Donations and fundraising',18620,32415,41108,5),L(s,'Release of CAS/CALF capital grants',0,318000,318000,14)],key='total_income')
s.H('Expenditure on:')
te=s.T('Total expenditure',[L(s,'Staff costs',492318,178640,641027,7),L(s,'Repairs, voids and cyclical works',286745,0,264118),L(s,'Management and lease costs',211360,0,203875),L(s,'Heat, light and insurance',94127,16280,103466),L(s,'Tenant support programmes',0,68914,61733,8),L(s,'Depreciation – housing stock',141700,318000,457200,10),L(s,'Professional and governance',38915,0,35240,9),L(s,'CALF loan interest',187264,0,183590,15)],key='total_operating_expenses')
ne=s.T('Net income',[ti,te],signs=[1,-1],key='net_income')
tr_=L(s,'Transfers between funds',-8500,8500,0,16)
nm=s.T('Net movement in funds',[ne,tr_],'SUBTOTAL')
of=[2418606,96270]; p=s.v(nm)[3]
bf=s.L('Total funds brought forward at 1 January',[of[0],of[1],sum(of),sum(of)-p]); cf=s.T('Total funds carried forward at 31 December',[nm,bf])
u24,r24,t24,t23=s.v(cf); assert t23==sum(of)
b=S('Balance Sheet',pn,['2024 €','2023 €'],None,'2024-12-31',sheet='Balance sheet')
def M(l,x,y,n=None): i=b.L(l,[x,y]); N[(id(b),i)]=n; return i
b.H('Fixed assets'); fa=b.T('Total fixed assets',[M('Housing properties',18426300,18741520,10),M('Office equipment and vehicles',41890,55230,11)],'SUBTOTAL')
b.H('Current assets')
cr1=M  # creditors
ds=[112746,98310]; c1=[-284615,-306942]; ln=[-7108440,-7296880]; gr=[-9858000,-10176000]
sf=[-312000,-276000]
cash=[ (t24,t23)[k]-(b.v(fa)[k]+ds[k]+c1[k]+ln[k]+gr[k]+sf[k]) for k in(0,1)]
print(cash,u24,r24,t24,t23)
ca=b.T('Total current assets',[M('Debtors',*ds,12),M('Cash at bank and in hand',*cash)],'SUBTOTAL')
c=M('Creditors: amounts falling due within one year',*c1,13); nc=b.T('Net current assets',[ca,c],'SUBTOTAL'); tl=b.T('Total assets less current liabilities',[fa,nc],'SUBTOTAL')
b.H('Creditors: amounts falling due after one year'); x=b.T('Total long-term creditors',[M('CALF and HFA loans',*ln,15),M('Deferred capital grants',*gr,14)],'SUBTOTAL'); pv=M('Provision for sinking fund works',*sf,17)
na=b.T('NET ASSETS',[tl,x,pv])
b.H('Funds of the charity'); tf=b.T('TOTAL FUNDS',[M('Unrestricted funds',u24,of[0],16),M('Restricted funds',r24,of[1],16)],key='total_equity'); assert b.v(tf)==b.v(na)==[t24,t23]
W=Workbook(); w=W.active; w.title='Index'; w['A1']=pn; w['A2']='Draft financial statements y/e 31.12.2024 – v3'; w['A4']='SOFA'; w['A5']='Balance sheet'
Z='€#,##0;(€#,##0);"–"'; F='#,##0;(#,##0);"–"'; gf=PatternFill('solid',fgColor='FFDCEBDD')
w=W.create_sheet('SOFA'); w['A1']=pn; w['A2']='Statement of Financial Activities'; w['A3']='(incorporating an income and expenditure account) for the year ended 31 December 2024'
for k,(h1,h2) in enumerate([('Unrestricted funds','2024'),('Restricted funds','2024'),('Total','2024'),('Total','2023')]):
    for rr,h in((5,h1),(6,h2),(7,'€')): q=w.cell(rr,3+k,h); q.font=Font(bold=True,name='Cambria'); q.alignment=Alignment(horizontal='right',wrap_text=True); q.fill=gf
w['B7']='Note'; r=8
def put(w,t,r,c0):
    for i,q in enumerate(t.rows):
        T=q['rowType']; w.cell(r,1,q['label']).font=Font(name='Cambria',bold=T!='LINE',italic=T=='HEADING')
        if T!='HEADING':
            w.cell(r,2,N.get((id(t),i))).alignment=Alignment(horizontal='center')
            for k,v in enumerate(q['values']):
                y=w.cell(r,c0+k,v); y.number_format=Z if T=='TOTAL' else F; y.font=Font(name='Cambria',bold=T!='LINE')
                if T!='LINE': y.border=Border(top=Side('thin'))
                if T=='TOTAL': y.fill=gf
        r+=1
        if T=='TOTAL' or T=='SUBTOTAL': r+=1
    return r
r=put(w,s,r,3); w.cell(r,1,'There were no recognised gains or losses other than those dealt with above.')
w.column_dimensions['A'].width=44
for k in 'CDEF': w.column_dimensions[k].width=15
w=W.create_sheet('Balance sheet'); w['A1']=pn; w['A2']='Balance Sheet as at 31 December 2024'; w['B4']='Note'; w['C4']='2024'; w['D4']='2023'; w['C5']='€'; w['D5']='€'
for k in('C4','D4','C5','D5'): w[k].alignment=Alignment(horizontal='right'); w[k].font=Font(bold=True,name='Cambria')
r=put(w,b,6,3); w.column_dimensions['A'].width=48; w.column_dimensions['C'].width=16; w.column_dimensions['D'].width=16
w.column_dimensions['H'].width=18; w['H4']='check (funds – net assets)'; w['H5']=0; w.column_dimensions['H'].hidden=True
for _w in W: _w.page_setup.orientation='landscape' if _w.max_column>6 else 'portrait'; _w.page_setup.fitToHeight=0; _w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
W.save(B+'documents/tobar_glas_sofa.xlsx')
for t in(s,b):
    for q in t.rows: q['values']=[None if v==0 else v for v in q['values']]
save('tobar_glas_sofa.xlsx',[s,b],'MULTIFAMILY','OPERATING_STATEMENT','Irish charity SOFA fund columns + balance sheet, draft workbook','three-line fund headers, note column, dashes, two sheets')
