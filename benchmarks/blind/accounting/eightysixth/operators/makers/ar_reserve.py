# month-bucket arrears with reserve, by tenant and charge; controller's workbook
import random
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
from common import *
random.seed(8606)
NAME='AR Reserve Review - Fairlane Office Campus Jul25.xlsx'
T=[('B1-100','Aldergate Title & Escrow',['Rent','Opex Recovery']),('B1-140','Crandall Orthopedic Group',['Rent','Opex Recovery','Utilities']),('B1-210','Nimbus Payroll Inc',['Rent']),('B1-220','Fairlane Deli',['Rent','Utilities','Late Fees']),('B1-305','Whitcomb & Rowe LLP',['Opex Recovery']),('B2-101','US Postal Facility',['Rent','RE Tax Recovery']),('B2-115','Solstice Counseling',['Rent','Opex Recovery','Late Fees']),('B2-200','Veritrax Logistics (vacated 5/31)',['Rent','Opex Recovery','RE Tax Recovery','Utilities','Legal Fees']),('B2-240','Hartwell CPA Group',['Parking']),('B2-310','Tri-County Imaging',['Rent','RE Tax Recovery']),('B3-100','Ember & Oak Fitness',['Rent','Opex Recovery','Utilities','Late Fees']),('B3-120','Gladstone Realty School',['Rent','Parking']),('B3-150','Pacer Robotics',['Rent','Opex Recovery']),('B3-205','Mosaic Learning Center',['Rent','Late Fees','Parking']),('B3-220','Ironwood Benefits',['Opex Recovery']),('STG','Storage cages - misc. tenants',['Storage']),('GAR','Garage - monthly cardholders',['Parking'])]
H=['Jul-25','Jun-25','May-25','Apr-25','Mar-25 & Prior']
K=['other:'+h for h in H]+['unpaid_placeholder']
K=['other:'+h for h in H]+['other:Unapplied Cash','total','other:Reserve %','other:Reserve $','other:Net Collectible']
wb=Workbook(); ws=wb.active; ws.title='Aging & Reserve'
B=Font(name='Arial',size=9,bold=True); N=Font(name='Arial',size=9); I=Font(name='Arial',size=8,italic=True,color='7F7F7F')
ws['B1']='Fairlane Office Campus'; ws['B1'].font=Font(name='Arial',size=13,bold=True)
ws['B2']='Tenant receivables by charge and bad debt reserve'; ws['B2'].font=N
ws['B3']='at July 31, 2025 - month billed'; ws['B3'].font=N
hr=6
heads=['Suite','Tenant','Charge Type']+H+['Unapplied Cash','Total A/R','Reserve %','Reserve $','Net Collectible','Comment']
for i,h in enumerate(heads):
    c=ws.cell(hr,2+i,h); c.font=Font(name='Arial',size=9,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7B2D26'); c.alignment=Alignment(horizontal='left' if i<3 else 'center',vertical='center',wrap_text=True)
ws.row_dimensions[hr].height=28
AC='#,##0.00_);(#,##0.00);"-"??_)'; thin=Side(style='thin'); dbl=Side(style='double')
rows=[];totals=[];G={k:0. for k in K if '%' not in k}
CM={'B2-200':'Suit filed 6/19; deposit already applied','B1-220':'Payment plan 500/wk','B3-100':'Guarantor called 7/22','B2-101':'Federal - pays in arrears','B3-205':'','B1-305':'Disputes 2024 recon'}
PC={'B2-200':1.0,'B1-220':.5,'B3-100':.35,'B3-205':.25,'B1-305':.5,'STG':.1}
r=hr+1
for su,nm,ch in T:
    base=r2(random.choice([3950,7210,12480.5,5635,18900])*random.uniform(.92,1.08))
    months=5 if PC.get(su,0)>=.35 and su!='B1-305' else random.choice([1,1,2,3])
    S={k:0. for k in G}; sub=len(ch)>1
    for i,c in enumerate(ch):
        a=base*{'Rent':1,'Opex Recovery':.27,'RE Tax Recovery':.18,'Utilities':.05,'Late Fees':.05,'Parking':.04,'Legal Fees':.2,'Storage':.08}[c]
        v=[0.]*5
        for m in range(months):
            if c in('Late Fees','Parking','Rent') or random.random()<.75: v[m]=r2(a*(random.choice([1,1,.5]) if c=='Rent' else random.uniform(.9,1.1) if c=='Utilities' else 1))
        if su=='B2-200': v[0]=v[1]=0.; v[4]=r2(v[4]*2.5)
        if su=='B1-305': v=[0,0,0,0,r2(base*.61)]
        if c=='Legal Fees': v=[r2(1840),r2(2265.5),0,0,0]
        if not any(v): v[0]=r2(a)
        un=-r2(base*random.choice([.1,.25])) if c=='Rent' and su in('B1-100','B2-310','B3-150') else 0.
        tot=r2(sum(v)+un); pc=PC.get(su,0); rs=r2(max(tot,0)*pc); x=v+[un,tot,pc*100,rs,r2(tot-rs)]
        o=dict(unit=su,name=nm,charge=c)
        ws.cell(r,2,su if i==0 else None).font=N; ws.cell(r,3,nm if i==0 else None).font=N; ws.cell(r,4,c).font=N
        for j,(k,val) in enumerate(zip(K,x)):
            cell=ws.cell(r,5+j); cell.font=N
            if '%' in k:
                cell.value=pc; cell.number_format='0%'; o[k]=pc*100; continue
            if val==0 and j<6: continue
            cell.value=val; cell.number_format=AC
            if val!=0: o[k]=val
            S[k]=r2(S[k]+val)
        if i==0 and CM.get(su): ws.cell(r,15,CM[su]).font=I
        rows.append(o); r+=1
    if sub:
        ws.cell(r,3,f'{nm} total' if len(nm)<27 else 'Veritrax Logistics total').font=B
        t=dict(label=ws.cell(r,3).value)
        for j,k in enumerate(K):
            if '%' in k: continue
            cell=ws.cell(r,5+j,S[k]); cell.font=B; cell.number_format=AC; cell.border=Border(top=thin)
            if S[k]: t[k]=S[k]
        totals.append(t); r+=1
    for k in G: G[k]=r2(G[k]+S[k])
    ws.row_dimensions[r].height=5; r+=1
ws.cell(r,3,'CAMPUS TOTAL').font=B; t=dict(label='CAMPUS TOTAL')
for j,k in enumerate(K):
    c=ws.cell(r,5+j); c.font=B; c.border=Border(top=thin,bottom=dbl)
    if '%' in k: c.value=round(G['other:Reserve $']/G['total'],3); c.number_format='0.0%'; t[k]=round(c.value*100,1); continue
    c.value=G[k]; c.number_format=AC; t[k]=G[k]
totals.append(t)
r+=2; ws.cell(r,3,'Reserve policy: litigation 100%, default/plan 35-50%, dispute 50%, storage cages 10%, others nil.').font=I
r+=2; ws.cell(r,3,'Recap by charge').font=B; r+=1
for c in ['Rent','Opex Recovery','RE Tax Recovery','Utilities','Late Fees','Parking','Legal Fees','Storage']:
    ws.cell(r,3,c).font=N; x=ws.cell(r,4,r2(sum(q.get('total',0) for q in rows if q['charge']==c))); x.font=N; x.number_format=AC; r+=1
for i,w in enumerate([2,9,34,16,13,13,13,13,15,13,14,10,13,14,36],1): ws.column_dimensions[L(i)].width=w
ws.freeze_panes='E7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:6'; ws.sheet_view.showGridLines=False
wb.save(doc(NAME))
save(NAME,'AR','controller workbook: office campus arrears by tenant and charge, months as buckets, unapplied cash, reserve and net columns, tenant printed once',True,K,rows,totals)
print(len(rows),G)
