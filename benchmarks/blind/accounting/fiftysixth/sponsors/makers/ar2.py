# subsidy receivable by month, openpyxl, payers as sections
import random,datetime
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(4410)
N='AR_Subsidy receivable by voucher month 10-2025.xlsx'
wb=Workbook(); ws=wb.active; ws.title='HAP aging'
MON=['Oct-25','Sep-25','Aug-25','Jul-25','Prior']
K=['other:Contract Rent','other:Oct-25','other:Sep-25','other:Aug-25','other:Jul-25','other:Prior','total']
pay=[('County Housing Authority (HCV)',13),('City of Marlow PBV contract 22-031',11),('VASH - regional VA office',4),('State Rental Assistance Program',5)]
LN="Abruzzo Bankole Castile Deveraux Esparza Finnerty Goswami Hillard Imhoff Jardine Kessel Loomis Mbeki-Shaw Nettles Oglesby Pacheco Quimby Rourke Stallworth Truong Unger Valderrama Whitcomb Yancey Zubiri Albright Birdsong Calloway Deng Eubanks Fortier Grimaldi Holt".split()
R.shuffle(LN)
B=Font(name='Arial',size=10,bold=True); n_=Font(name='Arial',size=10); sm=Font(name='Arial',size=8,italic=True,color='FF666666')
thin=Side(style='thin'); 
ws['A1']='SUBSIDY RECEIVABLE - LINDEN & VINE APARTMENTS'; ws['A1'].font=Font(name='Arial',size=12,bold=True)
ws['A2']='Open housing assistance by voucher month'; ws['A2'].font=n_
ws['A3']='Balance date'; ws['B3']=datetime.date(2025,10,31); ws['B3'].number_format='m/d/yyyy'; ws['A3'].font=ws['B3'].font=n_; ws['B3'].alignment=Alignment(horizontal='left')
HD=['Unit','Household','Tenant ID','Voucher / HAP no.','Contract Rent']+MON+['Total Due','Comment']
for j,h in enumerate(HD,1):
    x=ws.cell(5,j,h); x.font=Font(name='Arial',size=10,bold=True,color='FFFFFFFF'); x.fill=PatternFill('solid',fgColor='FF4F6228'); x.alignment=Alignment(horizontal='center' if j>4 else 'left',wrap_text=True)
r=6; rows=[];tots=[];G=[0]*6; ids=9000; li=0; used=sorted(R.sample([b*100+u for b in range(1,13) for u in range(1,9)],33)); R.shuffle(used)
cm=['Rent increase not yet approved by PHA','Abated - failed HQS 8/14, cured 9/02','New admission, first payment pending','Port-in, billing other PHA','Overpaid, will be netted in Nov']
FMT='#,##0.00;[Red](#,##0.00)'
def row(vals,lab=None,font=n_,top=False):
    for j,v in enumerate(vals):
        if v is None: continue
        x=ws.cell(r,6+j,v/100); x.number_format=FMT; x.font=font
        if top: x.border=Border(top=thin)
for p,(pn,k) in enumerate(pay):
    x=ws.cell(r,1,pn); x.font=B; 
    for j in range(1,13): ws.cell(r,j).fill=PatternFill('solid',fgColor='FFEBF1DE')
    r+=1; S=[0]*6
    for u in sorted(used[li:li+k]):
        ids+=R.randint(3,40); cr=R.choice([1180,1245,1310,1420,1465,1580,1695,1740]); hap=cr-R.choice([0,75,143,211,288,305,362,417])
        q=R.random(); com=None; v=[None]*5
        if q<.45: v[0]=hap
        elif q<.62: v[0]=hap; v[1]=R.choice([hap,58,92])
        elif q<.74: v[0]=v[1]=v[2]=R.choice([35,58,62,90]); com=cm[0]
        elif q<.84: v[0]=v[1]=v[2]=hap; com=R.choice([cm[2],cm[3]])
        elif q<.91: v[2]=hap; com=cm[1]
        elif q<.96: v[0]=-R.choice([61,143,hap]); com=cm[4]
        else: v[3]=R.choice([211,hap]); v[4]=round(R.uniform(150,1900),2); v[0]=hap
        v=[None if z is None else round(z*100) for z in v]; t=sum(z or 0 for z in v)
        name=f'{LN[li]}, {R.choice("ABCDEFGHJKLMRST")}.'; li+=1
        un=f'{u//100}-{u%100:02d}'
        vn=f'{["HV","PB","VS","SR"][p]}{R.randint(10000,99999)}'
        for j,z in enumerate([un,name,f'T{ids}',vn],1): ws.cell(r,j,z).font=n_
        x=ws.cell(r,5,cr); x.number_format='#,##0'; x.font=n_
        row(v+[t]); 
        if com: ws.cell(r,12,com).font=sm; ws.cell(r,12).alignment=Alignment(indent=1)
        rows.append({'unit':un,'name':name,'resident':f'T{ids}',**{kk:z for kk,z in zip(K,[cr]+[None if z is None else z/100 for z in v]+[t/100])}})
        S=[a+(b or 0) for a,b in zip(S,v+[t])]; r+=1
    lab=f'{pn} subtotal'; ws.cell(r,2,lab).font=B; row(S,font=B,top=True)
    tots.append({'label':lab,**{kk:z/100 for kk,z in zip(K[1:],S)}}); G=[a+b for a,b in zip(G,S)]; r+=2
ws.cell(r,2,'Total subsidy receivable').font=B; row(G,font=B,top=True)
for j in range(6,12): ws.cell(r,j).border=Border(top=thin,bottom=Side(style='double'))
tots.append({'label':'Total subsidy receivable',**{kk:z/100 for kk,z in zip(K[1:],G)}})
rr=r+1; ws.cell(rr,2,'% of total').font=n_
for j in range(6): x=ws.cell(rr,6+j,G[j]/G[5]); x.number_format='0.0%'; x.font=n_
for c,w in zip('ABCDEFGHIJKL',[9,38,11,17,11,12,12,12,12,12,13,38]): ws.column_dimensions[c].width=w
ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
w2=wb.create_sheet('GL tie-out')
for i,(a,b) in enumerate([('GL 1135 subsidy receivable, 10/31/2025',G[5]/100),('Subledger (tab HAP aging)',G[5]/100),('Difference',0)],2):
    w2.cell(i,1,a).font=n_; x=w2.cell(i,2,b); x.number_format='#,##0.00'; x.font=n_
w2['A6']='Reviewed 11/06/2025'; w2.column_dimensions['A'].width=42; w2.column_dimensions['B'].width=16
wb.save(doc(N)); print(G)
save(N,'AR',K,rows,tots,None,'xlsx, housing assistance receivable by voucher month, payer sections with subtotals, negative overpayments, comments column, second sheet with GL tie-out',False)
