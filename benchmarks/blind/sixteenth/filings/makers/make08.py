# Canadian housing co-operative: statement of operations (budget/actual/variance/prior) + balance sheet by fund, two sheets plus cover
from tl import *
from openpyxl import Workbook
from openpyxl.styles import *
N='maplebrae_coop_annual_return.xlsx'; P='Maplebrae Housing Co-operative Inc.'
s=St('Statement of Revenue and Expenses',P,'2024-08-01','2025-07-31',['2025 Budget','2025 Actual','Variance Fav (Unfav)','2024 Actual'],sheet='Operations')
def L(l,b,a,p,sg=1,**k): return s.l(l,b,a,sg*(a-b),p,**k)
s.h('REVENUE')
r=[L('Housing charges, net of vacancy loss',742000,736412,718905),L('Rent supplement, Region of Halbrook',168500,171920,165344),L('Parking',19200,18765,18310),L('Laundry',8400,7926,8118),L('Interest earned',6000,9844,7215),L('Miscellaneous',1200,2045,880)]
tr=s.t('Total revenue',r,key='total_income',typ='TOTAL')
# expense rows: variance is budget less actual
sgn=-1; ex=[]
def grp(h,items):
    s.h(h); i=[L(l,b,a,p,-1) for l,b,a,p in items]; ex.append(s.t('',i)); 
grp('Administration',[('Staff salaries and benefits',96400,98115,93870),('Office, telephone and computer',14200,13688,15021),('Audit and legal',11500,14930,10900),('Member education and sector dues',7800,6455,7340)])
grp('Maintenance',[('Building and grounds contracts',58300,61244,55917),('Snow removal',18000,24615,15380),('Unit turnover and painting',27000,22184,30466),('Plumbing, electrical and elevator',34500,39072,36218),('Pest control',4200,3760,4480)])
grp('Utilities',[('Hydro',71000,73928,69415),('Natural gas',48500,44117,47902),('Water and sewage',52300,54866,50120)])
grp('Fixed',[('Municipal taxes',112600,113104,109480),('Insurance',49800,52317,46905),('Mortgage interest',73400,73386,79012),('Mortgage principal repayment',141600,141614,135988),('Replacement reserve allocation',96000,96000,92000)])
L8=L('Bad debts',3000,6214,2716,-1)
def tot(l,plus,minus=(),**k):
    return s.t(l,plus,minus,**k)
te=tot('Total expenses',ex+[L8],typ='TOTAL',key='total_operating_expenses')
i=len(s.x)
v=[s.v(tr)[0]-s.v(te)[0],s.v(tr)[1]-s.v(te)[1],s.v(tr)[2]+s.v(te)[2],s.v(tr)[3]-s.v(te)[3]]
# variance column of the excess ADDS both (favourable), others subtract
n=s._add(None,'Excess (deficiency) of revenue over expenses','TOTAL',v,{'bt':1},[tr,te]); s.key('net_income',n)
print(v); assert v[1]-v[0]==v[2]
b=St('Balance Sheet',P,None,'2025-07-31',['Operating Fund','Replacement Reserve Fund','Non-Profit Stabilization Fund','2025 Total','2024 Total'],sheet='Balance Sheet')
def B(l,o,rp,st,py): return b.l(l,o,rp,st,(o or 0)+(rp or 0)+(st or 0),py)
b.h('ASSETS'); b.h('Current')
ca=[B('Cash',84971,41870,None,119402),B('Term deposits and GICs',None,412600,63000,431250),B('Members’ accounts receivable (net)',7418,None,None,9866),B('Rent supplement receivable',14327,None,None,13779),B('HST/GST rebate receivable',6954,None,None,5120),B('Prepaid expenses',21866,None,None,19540)]
tca=b.t('',ca)
it=b.l('Due from (to) other funds',-12400,12400,None,0,0)
cap=B('Capital assets (net of amortization)',1486220,None,None,1627834)
ta=b.t('Total assets',[tca,it,cap],typ='TOTAL',key='total_assets')
b.h('LIABILITIES'); b.h('Current')
cl=[B('Accounts payable and accrued liabilities',63158,18240,None,70516),B('Members’ charges received in advance',5912,None,None,4388),B('Current portion of mortgage',147480,None,None,141614)]
tcl=b.t('',cl)
lt=B('Mortgage payable, CMHC s.95',1338740,None,None,1486220); md=B('Member deposits',38650,None,None,37900)
tl_=b.t('Total liabilities',[tcl,lt,md],typ='TOTAL',key='total_liabilities')
b.h('MEMBERS’ EQUITY')
av=b.v(ta); lv=b.v(tl_); d=[(av[k] or 0)-(lv[k] or 0) for k in range(5)]
e1=b.l('Externally restricted reserves',None,d[1],63000,d[1]+63000,478040)
e2=b.l('Unappropriated surplus',d[0],None,None,d[0],d[4]-478040)
te2=b.t('Total members’ equity',[e1,e2],typ='TOTAL',key='total_equity')
b.t('Total liabilities and members’ equity',[tl_,te2],typ='TOTAL')
print(d)
wb=Workbook(); w=wb.active; w.title='Cover'
for k,t in enumerate(['Maplebrae Housing Co-operative Inc.','Annual Return to the Region of Halbrook – Housing Services','Fiscal year ended July 31, 2025','','62 member units  |  Section 95 program','Unaudited – prepared by management from Audit Draft 2','Contact: office@maplebrae.example']): w.cell(4+k,3,t).font=Font(name='Georgia',size=16 if k==0 else 11,bold=k<2)
w.column_dimensions['C'].width=70
w=wb.create_sheet('Operations'); w.sheet_view.showGridLines=False
fn='Georgia'
w.merge_cells('A1:F1'); w['A1']='MAPLEBRAE HOUSING CO-OPERATIVE INC.'; w.merge_cells('A2:F2'); w['A2']='Statement of Revenue and Expenses'; w.merge_cells('A3:F3'); w['A3']='Year ended July 31, 2025'
for c in ('A1','A2','A3'): w[c].alignment=Alignment(horizontal='center'); w[c].font=Font(name=fn,bold=True,size=12)
w.merge_cells('B5:D5'); w['B5']=2025; w['F5']=2024
for c,t in zip('BCDF',['Budget','Actual','Variance\nFav (Unfav)','Actual']): w[c+'6']=t
for c in 'BCDF':
    for q in '56': w[c+q].font=Font(name=fn,bold=True); w[c+q].alignment=Alignment(horizontal='center' if q=='5' else 'right',wrap_text=True)
    w[c+'6'].border=Border(bottom=Side(style='thin'))
r=7
for row,x in s.rows():
    if row['rowType']=='HEADING': r+=1
    if row['rowType']=='TOTAL': r+=1
    t=row['rowType'] in('TOTAL','HEADING')
    w.cell(r,1,row['label'] or None).font=Font(name=fn,bold=t); w.cell(r,1).alignment=Alignment(indent=0 if t else 2)
    for c,v in zip('BCDF',row['values']):
        if v is None: continue
        q=w[f'{c}{r}']; q.value=v; q.font=Font(name=fn,bold=row['rowType']!='LINE'); q.number_format='"$"#,##0;"$"(#,##0)' if row['rowType']=='TOTAL' else '#,##0;(#,##0)'
        if row['rowType']!='LINE': q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if x.get('bt') else None)
    r+=1
w.column_dimensions['A'].width=44
for c in 'BCDF': w.column_dimensions[c].width=14
w.column_dimensions['E'].width=3
w=wb.create_sheet('Balance Sheet'); w.sheet_view.showGridLines=False; w.page_setup.orientation='landscape'
w['B2']=P; w['B3']='Balance Sheet as at July 31, 2025'; w['B2'].font=Font(name=fn,bold=True,size=12); w['B3'].font=Font(name=fn,bold=True)
for k,t in enumerate(['Operating\nFund','Replacement\nReserve Fund','Non-Profit\nStabilization Fund','2025\nTotal','2024\nTotal']):
    q=w.cell(5,3+k,t); q.font=Font(name=fn,bold=True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor='7A2E1F'); q.alignment=Alignment(wrap_text=True,horizontal='center')
r=6
for row,x in b.rows():
    if row['label'] in('LIABILITIES','MEMBERS’ EQUITY'): r+=1
    w.cell(r,2,row['label'] or None).font=Font(name=fn,bold=row['rowType'] in('TOTAL','HEADING')); 
    if row['rowType']=='LINE': w.cell(r,2).alignment=Alignment(indent=1)
    for k,v in enumerate(row['values']):
        q=w.cell(r,3+k); q.number_format='#,##0;(#,##0);"–"'; q.font=Font(name=fn,bold='plus' in x)
        if row['rowType']!='HEADING': q.value=v if v is not None else (0 if row['rowType']=='LINE' else v)
        if 'plus' in x: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['rowType']=='TOTAL' else None)
    r+=1
w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=42
for c in 'CDEFG': w.column_dimensions[c].width=21
for q in wb.worksheets[1:]: q.page_setup.fitToWidth=1; q.page_setup.fitToHeight=0; q.sheet_properties.pageSetUpPr.fitToPage=True
w.row_dimensions[5].height=32; wb['Operations'].row_dimensions[6].height=30; wb.save(path(N))
for row in b.d['rows']: row['values']=[z if z else None for z in row['values']]   # shown as a dash
save(N,[s,b],'COOPERATIVE','OPERATING_STATEMENT','Canadian co-op bookkeeper','cover, operations with budget and variance, fund balance sheet; two statements on two sheets',True)
