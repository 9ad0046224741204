# Nonprofit senior housing: statement of activities and statement of financial position on one sheet, numbers as text (XLSX)
from st import *
from openpyxl import Workbook; from openpyxl.styles import *
A='Marigold House Elder Residences, Inc.'
s=St('Statement of Activities',A,'2024-07-01','2025-06-30',['Without Donor Restrictions','With Donor Restrictions','Total'],sheet='FS')
def l(n,u,w): return s.l(n,[u,w,(u or 0)+(w or 0)])
s.h('Revenue and support'); g=[l('Resident rents and fees',612904,None),l('Housing assistance payments (PRAC)',884316,None),l('Meals program fees',143250,None),l('County congregate services grant',96000,None),l('Foundation grants',15000,125000),l('Contributions',28417,11600),l('Investment return, net',19088,2764),l('Laundry and miscellaneous',9371,None)]
r0=s.t('Total revenue and support before releases',g)
x=s.l('Net assets released from restrictions',[88250,-88250,None])
ti=s.t('Total revenue and support',[r0,x],typ='TOTAL',key='total_income')
s.h('Expenses'); s.h('Program services')
g=[l('Housing operations',1104682,None),l('Congregate meals',171905,None),l('Service coordination',118340,None),l('Transportation',42118,None)]
p=s.t('Total program services',g); s.h('Supporting services'); g=[l('Management and general',214776,None),l('Fundraising',31509,None)]
q=s.t('Total supporting services',g); te=s.t('Total expenses',[p,q],typ='TOTAL',key='total_operating_expenses')
co=s.t('Change in net assets before other changes',[ti,(te,-1)])
o1=l('Forgiveness of AHP loan',50000,None); o2=l('Loss on disposal of equipment',-3862,None)
ch=s.t('Change in net assets',[co,o1,o2],typ='TOTAL',key='net_income')
bg=l('Net assets, beginning of year',1846215,93440); en=s.t('Net assets, end of year',[ch,bg],typ='TOTAL')
u,d=s.v(en,0),s.v(en,1)
b=St('Statement of Financial Position',A,None,'2025-06-30',['2025','2024'],sheet='FS')
b.h('Assets'); g=[b.l('Cash and cash equivalents',[312648,278119]),b.l('Tenant security deposits held in trust',[31420,30655]),b.l('Grants and subsidy receivable',[74906,61288]),b.l('Prepaid expenses',[22117,19840]),b.l('Replacement reserve',[486330,441902]),b.l('Investments',[238914,221067]),b.l('Property and equipment, net',[4217565,4391210])]
ta=b.t('Total assets',g,typ='TOTAL',key='total_assets'); b.h('Liabilities'); 
g=[b.l('Accounts payable and accrued expenses',[118224,126915]),b.l('Tenant security deposits',[30870,30195]),b.l('Refundable advances',[16500,0]),b.l('AHP loan payable',[None,50000]),b.l('Capital advance mortgage and notes payable',[0,0])]
sl=sum(b.v(i,0) or 0 for i in g); b.rows[g[4]]['values'][0]=b.v(ta,0)-(u+d)-sl; b.rows[g[4]]['values'][1]=b.v(ta,1)-(1846215+93440)-sum(b.v(i,1) or 0 for i in g)
tl=b.t('Total liabilities',g,key='total_liabilities'); b.h('Net assets'); g=[b.l('Without donor restrictions',[u,1846215]),b.l('With donor restrictions',[d,93440])]
te_=b.t('Total net assets',g,key='total_equity'); b.t('Total liabilities and net assets',[tl,te_],typ='TOTAL')
print(b.v(tl,0),b.v(tl,1),u,d)
wb=Workbook(); w=wb.active; w.title='FS'; th=Side(style='thin'); db=Side(style='double')
def put(a,v,bold=False,al='right',it=False):
    x=w[a]; x.value=v; x.font=Font(name='Garamond',size=11,bold=bold,italic=it); x.alignment=Alignment(horizontal=al,wrap_text=al=='center'); return x
put('B2',A.upper(),1,'left'); put('B3','STATEMENT OF ACTIVITIES',1,'left'); put('B4','For the Year Ended June 30, 2025',0,'left')
for k,t in zip('CDE',['Without Donor\nRestrictions','With Donor\nRestrictions','Total']): put(k+'6',t,1,'center').border=Border(bottom=th)
w.row_dimensions[6].height=32
def txt(v,d): return '—' if v is None else ('$ ' if d else '')+(f'({abs(v):,})' if v<0 else f'{v:,}')
def body(st,r,C,dol):
    for i,row in enumerate(st.rows):
        t=row['rowType']; sub=row['label'] in('Program services','Supporting services')
        x=put(f'B{r}',row['label'],t!='LINE' and not sub,'left',sub); x.alignment=Alignment(horizontal='left',indent=2 if t=='LINE' and i not in flat else 1 if sub or t=='SUBTOTAL' else 0)
        if t!='HEADING':
            for k,v in zip(C,row['values']):
                y=put(f'{k}{r}',txt(v,i in dol or t=='TOTAL'),t=='TOTAL')
                if t!='LINE': y.border=Border(top=th,bottom=db if i==len(st.rows)-1 or row['label']=='Total assets' else None)
        r+=1+(t in('TOTAL',))
    return r
flat={x,o1,o2,bg}; r=body(s,7,'CDE',{1})
put(f'B{r}','See independent accountant\'s compilation report.',0,'left',1); r+=4
put(f'B{r}',A.upper(),1,'left'); put(f'B{r+1}','STATEMENT OF FINANCIAL POSITION',1,'left'); put(f'B{r+2}','June 30, 2025 and 2024',0,'left')
put(f'D{r+4}','2025',1).border=Border(bottom=th); put(f'E{r+4}','2024',1).border=Border(bottom=th); flat=set(); r=body(b,r+5,'DE',{1})
put(f'B{r}','See independent accountant\'s compilation report.',0,'left',1)
w.column_dimensions['A'].width=3; w.column_dimensions['B'].width=50
for k in 'CDE': w.column_dimensions[k].width=18
w.sheet_view.showGridLines=False; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
N='marigold_house_FY25_statements.xlsx'; wb.save(DOC+'/'+N)
save(N,[s,b],'SENIOR_HOUSING','OPERATING_STATEMENT','nonprofit statement of activities and financial position stacked on one sheet, amounts as text, em dashes',True)
