# consolidating balance sheet, entities + eliminations, US portfolio of offices
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *
cols=['Meridian Office Fund LP','1200 Harwood LLC','Pier 9 Owner LLC','Cascade Tower LLC','Combined','Eliminations','Consolidated']
s=St('Consolidating Statement of Financial Position (balance sheet)','Meridian Office Fund LP and Subsidiaries',None,'2025-03-31',cols,sheet='Consol 3-31-25')
def l(n,v,e=None): 
    t=sum(x or 0 for x in v); return s.l(n,list(v)+[t,e,t+(e or 0)])
_=None
s.h('ASSETS'); s.h('Real estate investments')
a=[l('Land',[_,8450000,11200000,6900000]),l('Buildings and improvements',[_,52318400,61775250,38940600]),l('Tenant improvements',[_,6214880,4890315,7102245]),l('Construction in progress',[_,418200,_,1986540]),l('Less: accumulated depreciation',[_,-9804116,-7215880,-11630772])]
a=s.t('Net real estate investments',a)
b=[l('Cash and cash equivalents',[2184310,1406225,988470,643118]),l('Restricted cash and lender escrows',[_,712000,1340500,925300]),l('Tenant receivables, net of allowance',[_,186440,97215,312876]),l('Straight-line rent receivable',[_,1518300,2206740,884190]),l('Deferred leasing costs, net',[_,1824450,1675020,2013885]),l('Due from affiliates',[3450000,125000,_,_],-3575000),l('Investment in subsidiaries',[71131782,_,_,_],-71131782),l('Prepaid expenses and other assets',[64250,148390,205775,117602])]
A=s.t('TOTAL ASSETS',[a]+b,'TOTAL'); s.k('total_assets',A)
s.h('LIABILITIES AND PARTNERS\' CAPITAL'); s.h('Liabilities')
ta=s.r[A]['values']
c=[l('Mortgage notes payable, net',[_,36500000,47250000,24800000]),l('Subscription line of credit',[9000000,_,_,_]),l('Accounts payable and accrued expenses',[318440,884215,1120336,1402875]),l('Accrued interest',[41250,152083,206719,103333]),l('Due to affiliates',[_,_,2000000,1575000],-3575000),l('Security deposits and prepaid rents',[_,612480,740115,398220]),l('Distributions payable',[1250000,_,_,_])]
L=s.t('Total liabilities',c,'TOTAL'); s.k('total_liabilities',L)
lt=s.r[L]['values']; eq=[ta[i]-lt[i] for i in range(4)]; inv=sum(eq[1:]); print(eq,inv)
d0=[eq[0],_,_,_]
d=[]
s.h("Partners' and members' capital")
gp=round(eq[0]*.02); ni=[1318225,742116,905340,-214880]
d.append(l('General partner',[gp,_,_,_])); d.append(l('Limited partners',[eq[0]-gp,_,_,_]))
d.append(l("Members' capital",[_]+eq[1:],-inv))
D=s.t("Total capital",d,'TOTAL'); s.k('total_equity',D)
T=s.t("TOTAL LIABILITIES AND CAPITAL",[L,D],'TOTAL')
assert s.r[T]['values']==ta and inv==71131782,(inv,)
wb=Workbook(); w=wb.active; w.title='Read me'; w['A1']='Consolidation workbook - Q1 2025'; w['A2']='Prepared by fund accounting. Eliminations: intercompany balances and investment in subsidiaries.'
w=wb.create_sheet('Consol 3-31-25')
f='Calibri Light'
w['A1']='Meridian Office Fund LP and Subsidiaries'; w['A2']='Consolidating Statement of Financial Position'; w['A3']='March 31, 2025 (Unaudited)'
for z in ('A1','A2','A3'): w[z].font=Font(name=f,bold=True,size=12)
pos=[2,4,5,6,8,9,10]
for p,h in zip(pos,cols):
    x=w.cell(5,p,h); x.font=Font(name=f,bold=True); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); x.border=Border(bottom=Side('thin'))
w.column_dimensions['A'].width=42
for z in 'BDEFHIJ': w.column_dimensions[z].width=15
for z in 'CG': w.column_dimensions[z].width=2
w.row_dimensions[5].height=45; n=6; first=True
for r in s.r:
    k=r['rowType']; L_=r['label']
    if L_.startswith('LIAB') or L_.startswith("Partners'"): n+=1
    x=w.cell(n,1,L_); x.font=Font(name=f,bold=k!='LINE'); x.alignment=Alignment(indent=0 if L_.isupper() else 1 if k!='LINE' else 2)
    if k!='HEADING':
        for p,v in zip(pos,r['values']):
            if v is None: v=0 if False else None
            y=w.cell(n,p,v if v is not None else '-'); y.alignment=Alignment(horizontal='right'); y.font=Font(name=f,bold=k!='LINE')
            d='$' if (L_.isupper() or L_=='Land') else ''
            y.number_format=f'"{d}"#,##0_);("{d}"#,##0)' if d else '#,##0_);(#,##0)'
            if k!='LINE': y.border=Border(top=Side('thin'),bottom=Side('double') if L_.isupper() else None)
    n+=1
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1; wb.save(B+'documents/meridian_consolidating_sofp.xlsx'); save('meridian_consolidating_sofp.xlsx','OFFICE','BALANCE_SHEET','Consolidating statement of financial position, entities + eliminations, spacer columns, dashes',[s],True)
