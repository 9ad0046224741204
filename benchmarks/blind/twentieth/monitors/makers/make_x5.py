# tax-basis, mini-storage partnership: statement of assets, liabilities and partners' capital (begin/end), revenue & expenses, one workbook
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side
FN='Cobble Creek Mini-Storage tax basis 2024.xlsx'; N='Cobble Creek Mini-Storage, L.P.'
E_=St('Statement of Revenues and Expenses - Income Tax Basis',N,'2024-01-01','2024-12-31',['2024','2023'],sheet='Rev & Exp')
L=lambda l,a,b,i=1:E_.l(l,[a,b],ind=i)
E_.h('Revenues')
ti=E_.t('Total revenues',[L('Space rentals',604318,588740),L('Late and lien sale fees',19226,17855),L('Lock and box sales',4107,4480),L('Truck rental commissions',6033,5210)],key='total_income')
E_.h('Expenses')
te=E_.t('Total operating expenses',[L('Salaries and payroll taxes',88412,84016),L('Property taxes',61877,59940),L('Insurance',17320,14265),L('Repairs and maintenance',22918,31406),L('Utilities',15544,15010),L('Advertising',18290,16733),L('Management fees, general partner',31684,30814),L('Office, software and bank fees',16455,15208),L('Legal and accounting',7950,7400)],key='total_operating_expenses')
no=E_.t('Net rental income before interest and depreciation',[ti,te],[1,-1],key='noi')
od=E_.t('Total interest and cost recovery',[L('Interest on mortgage note',94316,98227),L('Depreciation (MACRS)',71840,74105),L('Amortization of loan costs',2150,2150)])
n=E_.t('Net ordinary rental income',[no,od],[1,-1],kind='TOTAL',key='net_income'); NI=E_.v(n)[0]
S=St("Statement of Assets, Liabilities and Partners' Capital - Income Tax Basis (balance sheet)",N,None,'2024-12-31',['Beginning of Year','End of Year'],sheet='Assets & Liab')
b=lambda l,x,y,i=1:S.l(l,[x,y],ind=i)
ad0=-1184220; am0=-6450
s1=b0=None
S.h('ASSETS')
prin=(71240)
cash0=118406; capx=16400; dist=135000
note0=1412480; dep0=(9220,9645); ac0=(30470,31406)
cash1=cash0+NI+71840+2150-capx-dist-prin+(dep0[1]-dep0[0])+(ac0[1]-ac0[0])
cu=b('Cash in banks',cash0,cash1)
S.h('Depreciable property, at cost')
gp=S.t('Total depreciable property',[b('Storage buildings',1984600,1984600,2),b('Paving and fencing',246350,246350,2),b('Gate, cameras and office equipment',72180,72180+capx,2)])
ad=b('Less: accumulated depreciation',ad0,ad0-71840)
nd=S.t('Depreciable property, net',[gp,ad]); ld=b('Land',390000,390000); lc=b('Loan costs, net of amortization',21500+am0,21500+am0-2150)
ta=S.t('TOTAL ASSETS',[cu,nd,ld,lc],kind='TOTAL',key='total_assets')
S.h('LIABILITIES')
tl=S.t('Total liabilities',[b('Accrued property taxes',*ac0),b('Tenant prepayments',*dep0),b('Mortgage note payable',note0,note0-prin)],key='total_liabilities')
S.h("PARTNERS' CAPITAL")
c0=S.v(ta)[0]-S.v(tl)[0]; c1=S.v(ta)[1]-S.v(tl)[1]; assert c1==c0+NI-dist
g0=round(c0*.01); cl0=round(c0*.55); g1=round(c1*.01); cl1=round(c1*.55)
tc=S.t("Total partners' capital",[b('General partner (1%)',g0,g1),b('Class A limited partners',cl0,cl1),b('Class B limited partners',c0-g0-cl0,c1-g1-cl1)],key='total_equity')
S.t("TOTAL LIABILITIES AND PARTNERS' CAPITAL",[tl,tc],kind='TOTAL')
print(c0,c1,cash1,NI)
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Assets & Liab'
def put(ws,st,lines,hdr,ll,num):
    for k,t in enumerate(lines,1):
        ws.merge_cells(start_row=k,start_column=1,end_row=k,end_column=6); x=ws.cell(k,1,t); x.alignment=Alignment(horizontal='center'); x.font=Font(name='Times New Roman',size=12 if k<3 else 10,bold=k<3)
    r=len(lines)+2
    for c,hh in zip((3,5),hdr):
        for j,h in enumerate(hh):
            x=ws.cell(r+j,c,h); x.alignment=Alignment(horizontal='right'); x.font=Font(name='Times New Roman',size=10,bold=True)
            if j==len(hh)-1: x.border=Border(bottom=Side(style='thin'))
    r+=len(hdr[0])+1; first=True; ln=0
    for row,m in st.rows():
        ty=row['rowType']; F=Font(name='Times New Roman',size=10,bold=ty in('TOTAL',) or (ty=='HEADING' and row['label'].isupper()))
        if num and ty!='HEADING': ln+=1; ws.cell(r,1,ln).font=Font(name='Times New Roman',size=8,color='808080')
        x=ws.cell(r,2,row['label']); x.font=F; x.alignment=Alignment(horizontal="left",indent=m['ind']+(2 if ty=='SUBTOTAL' else 0))
        if ty!='HEADING':
            for c,v in zip((3,5),row['values']):
                y=ws.cell(r,c,v); y.font=F; y.number_format='_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)' if first or ty=='TOTAL' else '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
                if ty!='LINE': y.border=Border(top=Side(style='thin'),bottom=Side(style='double') if ty=='TOTAL' else None)
            first=False
        r+=2 if ty in('SUBTOTAL','TOTAL') else 1
    ws.cell(r+1,2,'Prepared from the books without audit. See Form 1065, Schedule L.').font=Font(name='Times New Roman',size=9,italic=True)
    for c,w in zip('ABCDEF',[4,48,15,2,15,3]): ws.column_dimensions[c].width=w
    ws.sheet_view.showGridLines=False; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
put(ws,S,[N,"Statement of Assets, Liabilities and Partners' Capital - Income Tax Basis",'Tax year ended December 31, 2024'],[('Beginning','of Year'),('End','of Year')],None,True)
put(wb.create_sheet('Rev & Exp'),E_,[N,'Statement of Revenues and Expenses - Income Tax Basis','Years ended December 31, 2024 and 2023'],[('2024',),('2023',)],None,False)
wb.save(doc(FN))
save(FN,[S,E_],'SELF_STORAGE','BALANCE_SHEET','tax-basis workbook: assets/liabilities/partners capital beginning and end of year with line numbers, revenues and expenses on a second sheet')
