from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
name='s4_11_noi_bridge_workbook.xlsx'
P='The Wharfside Exchange'
cols=['2025 Actual','2025 Budget','Fav/(Unfav)','2024 Actual','Fav/(Unfav)']
st=St('Operating Performance',P,'2025-01-01','2025-09-30',cols,sheet='Performance',derive=lambda b,k:[b[0],b[1],(b[0]-b[1])*(-1 if k=='e' else 1),b[2],(b[0]-b[2])*(-1 if k=='e' else 1)],nd=0)
def blk(h,A,t,k='i',key=None,rt='SUBTOTAL'):
    st.H(h); ix=[st.L(l,v,k=k,note=n) for l,v,n in A]; return st.T(t,ix,k=k,key=key,rt=rt),ix
ap,api=blk('Apartments (148 units)',[('Gross potential rent',[3284610,3301200,3176450],''),('Vacancy and concessions',[-214385,-198070,-241630],'Two corporate leases ended in July'),('Bad debt',[-31240,-24750,-40115],''),('Resident fees and RUBS',[246905,238500,221380],'')],'Net apartment revenue')
cm,cmi=blk('Retail and office',[('Retail base rent',[871460,868300,842775],''),('Office base rent',[1126380,1147500,1138920],'Suite 310 downtime'),('Percentage rent',[18240,12000,15675],''),('Expense recoveries',[402915,417600,389240],'')],'Net commercial revenue')
ot,oti=blk('Other',[('Garage, net of operator fee',[296470,285000,271365],'Event parking'),('Signage and roof licenses',[54000,54000,52425],'')],'Total other revenue')
ti=st.T('TOTAL REVENUE',[ap,cm,ot],rt='TOTAL',key='total_income')
op,opi=blk('Operating expenses',[('Payroll',[612380,628450,598215],'Vacant maintenance position'),('Utilities',[387215,371900,352640],'Water rate +9% from April'),('Repairs and maintenance',[241860,236000,258905],''),('Cleaning and security',[268140,270300,255480],''),('Marketing and leasing',[86415,92500,88730],''),('Administrative',[118270,114800,116945],''),('Management fee',[181645,183050,174795],'3.0% of collections'),('Insurance',[216930,231750,204385],'Renewal below plan'),('Real estate taxes',[684120,684120,661450],'')],'TOTAL OPERATING EXPENSES','e','total_operating_expenses','TOTAL')
noi=st.T('NET OPERATING INCOME',[ti,op],[1,-1],rt='TOTAL',key='noi')
ds,dsi=blk('Debt service',[('Senior loan interest',[1214875,1214875,1236940],'4.85% fixed'),('Senior loan principal',[438210,438210,416145],''),('Mezzanine interest',[287640,301500,318255],'')],'TOTAL DEBT SERVICE','e')
st.T('CASH FLOW AFTER DEBT SERVICE',[noi,ds],[1,-1],rt='TOTAL',key='net_cash_flow')
base=[r['base'] for r in st.rows]
u=opi[1]; old=st.rows[u]['vals'][0]; new=337215
st.plant(u,0,new,f'Utilities, 2025 Actual printed {new:,}; should be {old:,} (total operating expenses, NOI and the variances use {old:,})','digit_changed')
wb=Workbook(); w=wb.active; w.title='Bridge'
B=Font(name='Segoe UI',bold=True); N=Font(name='Segoe UI',size=9)
w['B2']=P; w['B2'].font=Font(name='Segoe UI',bold=True,size=14); w['B3']='NOI bridge: nine months 2024 to nine months 2025'
d=lambda i:st.rows[i]['vals'][4]
steps=[('NOI, nine months 2024',base[noi][2]),('Apartment revenue',d(ap)),('Commercial revenue',d(cm)),('Other revenue',d(ot)),('Controllable expenses',sum((base[i][2]-base[i][0]) for i in opi[:7])),('Insurance and taxes',sum((base[i][2]-base[i][0]) for i in opi[7:])),('NOI, nine months 2025',base[noi][0])]
assert sum(s[1] for s in steps[:-1])==steps[-1][1]
for i,(l,v) in enumerate(steps): w.cell(5+i,2,l).font=B if i in(0,6) else N; x=w.cell(5+i,3,v); x.number_format='$#,##0;[Red]($#,##0)'; x.font=B if i in(0,6) else N
w.column_dimensions['B'].width=32; w.column_dimensions['C'].width=16
w=wb.create_sheet('Performance'); w.sheet_view.showGridLines=False
w['A1']=P; w['A1'].font=Font(name='Segoe UI',bold=True,size=13); w['A2']='Operating Performance \u2013 Year to Date'; w['A3']='January 1, 2025 through September 30, 2025'
for c in 'ABCDEFGHI':
    for r in(5,6): w[f'{c}{r}'].fill=PatternFill('solid',fgColor='404040'); w[f'{c}{r}'].font=Font(name='Segoe UI',bold=True,color='FFFFFF',size=9); w[f'{c}{r}'].alignment=Alignment(horizontal='right')
w.merge_cells('B5:D5'); w['B5']='Against budget'; w.merge_cells('F5:G5'); w['F5']='Against prior year'; w['B5'].alignment=w['F5'].alignment=Alignment(horizontal='center')
for c,t in zip('BCDFGI',['2025 Actual','2025 Budget','Fav/(Unfav)','2024 Actual','Fav/(Unfav)','Comment']): w[c+'6']=t
w['I6'].alignment=Alignment(horizontal='left')
def m(v,dol): 
    t=('$' if dol else '')+f'{abs(v):,}'
    return f'({t})' if v<0 else t
r=7
for row in st.rows:
    b=row['rt']!='LINE'
    x=w.cell(r,1,('   ' if not b else '')+row['label']); x.font=Font(name='Segoe UI',size=9,bold=b,color='1F4E79' if row['rt']=='HEADING' else None)
    if row['rt']!='HEADING':
        for c,v in zip((2,3,4,6,7),row['vals']):
            x=w.cell(r,c,m(v,b)); x.font=Font(name='Segoe UI',size=9,bold=b); x.alignment=Alignment(horizontal='right')
            if b: x.border=Border(top=Side(style='hair' if row['rt']=='SUBTOTAL' else 'thin'))
        if row.get('note'): w.cell(r,9,row['note']).font=Font(name='Segoe UI',size=8,italic=True)
    r+= 2 if row['rt'] in('SUBTOTAL','TOTAL') else 1
w.column_dimensions['A'].width=34
for c in 'BCDFG': w.column_dimensions[c].width=13.5
w.column_dimensions['E'].width=1.5; w.column_dimensions['H'].width=1.5; w.column_dimensions['I'].width=36
r+=1
w.cell(r,1,'Loan terms at quarter end').font=B
for k,row in enumerate([('Loan','Balance','Rate','Maturity'),('Senior','$33,394,000','4.85%','05/01/2031'),('Mezzanine','$3,650,000','10.50%','05/01/2027')]):
    for j,t in enumerate(row): w.cell(r+1+k,1+j,t).font=N
w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1
wb.save(doc(name)); save(name,[st],'MIXED_USE','OPERATING_STATEMENT','NOI bridge sheet plus performance sheet, numbers as text with currency signs, comments column, debt service and loan terms; planted digit')
