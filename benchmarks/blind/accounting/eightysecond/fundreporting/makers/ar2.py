# Canada logistics + medical office, summary by property with allowance and comments, openpyxl; planted digit_changed
import random
from openpyxl import Workbook
from openpyxl.styles import *
from common import *
_F=Font
def Font(**k):
    return _F(**{'name':'Calibri','size':11,**k})
R=random.Random(8205)
F='Polarline AR Review - Nov 2025.xlsx'
P=[('Dixie Road Logistics Centre','Mississauga, ON',[('1','Trillium Freight Forwarding Ltd.'),('2','Maplecore Auto Parts'),('3-4','Urban Pantry Fulfilment'),('5','Stellar Tile Imports Inc.'),('6','Hyperion 3PL Canada ULC'),('7A','Crate & Keg Distribution'),('7B','Vantis Medical Supply')]),
('Nisku Distribution Park','Leduc County, AB',[('100','Rig Tools West Ltd.'),('110','Prairie Compressor Services'),('120','Northgate Tire Wholesale'),('200','Blackfoot Drilling Fluids'),('210','Kodiak Courier')]),
('Campbell Heights Cold Storage','Surrey, BC',[('Bay A','Salish Seafood Processors'),('Bay B','Green Terrace Produce'),('Bay C','Frostbite Ice Cream Co.'),('Office 2','Pacific Customs Brokers Group')]),
('Wellington Medical Arts','Ottawa, ON',[('101','Shield Pharmacy 2218'),('105','Capital Diagnostic Imaging'),('201','Dr. Osei Family Practice'),('204','Riverbend Physiotherapy'),('210','Lumen Eye Institute'),('301','Byward Dental Group'),('305','Audiocare Hearing Clinics'),('310','Sommet Dermatologie Inc.')]),
('Bow Valley Health Centre','Calgary, AB',[('G10','Corner Cup Cafe'),('120','Foothills Orthopaedic Partners'),('130','MedLab Alberta'),('220','Kinetic Sports Medicine'),('330','Serene Fertility Clinic'),('410','(former) Prairie Sleep Labs')])]
COM={'Stellar Tile Imports Inc.':'Payment plan signed Oct 14 - 6 instalments of $9,500; 2 received. Reviewed with legal.','Crate & Keg Distribution':'Disputes 2024 op cost reconciliation. PM to meet Dec 9.','Blackfoot Drilling Fluids':'CCAA filing Sept 2025. Proof of claim filed. 100% reserved net of deposit.','Prairie Compressor Services':'Cheque in mail per AP 11/28','Frostbite Ice Cream Co.':'Seasonal - historically clears Q1.','Riverbend Physiotherapy':'Rent deferral amendment pending landlord signature','(former) Prairie Sleep Labs':'Vacated Aug 31. Sent to collections; fully reserved.','Kinetic Sports Medicine':'NSF Nov 3, replaced Nov 19 - applied Dec','Capital Diagnostic Imaging':'Short-pays HST on parking; credit to be issued','Maplecore Auto Parts':'Property tax instalment billed late','Dr. Osei Family Practice':'Credit balance - duplicate Oct PAD','Salish Seafood Processors':'Hydro recharge query, expect payment by Dec 15'}
H=['Unit','Tenant','Current','1-30 Days','31-60 Days','61-90 Days','91+ Days','Total A/R','Allowance','Net A/R','Security Deposit','Comments']
K=['current','b1_30','b31_60','b61_90','b90','total','other:Allowance','other:Net A/R','deposit']
wb=Workbook(); ws=wb.active; ws.title='AR by Tenant'
ws['A1']='Polarline Income Trust'; ws['A1'].font=Font(name='Calibri',size=14,bold=True)
ws['A2']='Monthly receivables review - tenants with balances'; ws['A3']='As at November 30, 2025 (CAD)'; ws['H3']='Draft for credit committee'; ws['H3'].font=Font(italic=True,color='FF0000')
acct='#,##0.00_);(#,##0.00);"-"_)'
thin=Side(style='thin',color='808080'); dbl=Side(style='double')
r=5
for j,h in enumerate(H,1):
    x=ws.cell(r,j,h); x.font=Font(bold=True); x.fill=PatternFill('solid',fgColor='DDEBF7'); x.border=Border(bottom=thin,top=thin); x.alignment=Alignment(horizontal='left' if j in(1,2,12) else 'center',wrap_text=True,vertical='center')
r=6; rows=[];tots=[];GT=[0]*9; summ=[]
nz=lambda q:None if q==0 else q/100
for pn,ci,ts in P:
    ws.cell(r,1,f'{pn} - {ci}').font=Font(bold=True,color='1F4E78'); r+=1; T=[0]*9
    for u,t in ts:
        base=R.randint(380000,4200000) if not pn.startswith(('Well','Bow')) else R.randint(190000,1100000)
        dep=(base*R.choice([1,1,2])//1000)*1000 if R.random()<.8 else 0
        bad=t in('Stellar Tile Imports Inc.','Blackfoot Drilling Fluids','(former) Prairie Sleep Labs','Riverbend Physiotherapy')
        b=[0]*5
        if bad: b=[base if not t.startswith('(f') else 0]+[int(base*R.uniform(.7,1)) for _ in range(3)]+[int(base*R.uniform(1,2.6))]
        elif t.startswith('Dr. Osei'): b=[-base,0,0,0,0]
        else:
            if R.random()<.75: b[0]=int(base*R.choice([1,1,.13,.4]))
            for k,pr in ((1,.45),(2,.3),(3,.2),(4,.25)):
                if R.random()<pr: b[k]=int(base*R.uniform(.03,.5))
            if R.random()<.12: b[R.choice([1,4])]=-R.randint(8000,90000)
            if not any(b): b[1]=int(base*.2)
        tot=sum(b)
        al=0
        if t.startswith(('Black','(form')): al=-max(0,tot-dep)
        elif bad: al=-((b[3]+b[4])//2)
        elif b[4]>100000: al=-(b[4]//2)
        q=b+[tot,al,tot+al,dep]
        T=[i+j for i,j in zip(T,q)]
        pq=list(q)
        ws.cell(r,1,int(u) if u.isdigit() else u).alignment=Alignment(horizontal='left'); ws.cell(r,2,t)
        if t=='Salish Seafood Processors':
            k=max(range(5),key=lambda i:pq[i]); s=str(pq[k]); i=1
            nd=str((int(s[i])+4)%10); new=int(s[:i]+nd+s[i+1:]); PL=f"{t}: {H[2+k]} prints {new/100:,.2f}, should be {pq[k]/100:,.2f}; row total and subtotals hold the right amount"; pq[k]=new
        for j,z in enumerate(pq):
            x=ws.cell(r,3+j,z/100); x.number_format=acct
        cm=COM.get(t)
        if cm: x=ws.cell(r,12,cm); x.alignment=Alignment(wrap_text=True,vertical='top',indent=1); x.font=Font(size=9,italic=True)
        rows.append({'unit':u,'name':t,**{k:nz(z) for k,z in zip(K,pq)}}); r+=1
    lab=f'Total {pn}'; ws.cell(r,2,lab).font=Font(bold=True)
    for j,z in enumerate(T):
        x=ws.cell(r,3+j,z/100); x.number_format=acct; x.font=Font(bold=True); x.border=Border(top=thin)
    tots.append({'label':lab,**{k:nz(z) for k,z in zip(K,T)}}); GT=[i+j for i,j in zip(GT,T)]; summ.append((pn,T)); r+=2
ws.cell(r,2,'Portfolio Total').font=Font(bold=True)
for j,z in enumerate(GT):
    x=ws.cell(r,3+j,z/100); x.number_format=acct; x.font=Font(bold=True); x.border=Border(top=thin,bottom=dbl)
tots.append({'label':'Portfolio Total',**{k:nz(z) for k,z in zip(K,GT)}})
r+=1; ws.cell(r,2,'% of total').font=Font(italic=True)
for j in range(5):
    x=ws.cell(r,3+j,GT[j]/GT[5]); x.number_format='0.0%'; x.font=Font(italic=True)
r+=2; ws.cell(r,1,'Allowance policy: 50% of balances over 90 days; insolvent and vacated tenants 100% net of deposit held. Balances include HST/GST.').font=Font(size=9)
for col,w in zip('ABCDEFGHIJKL',[10,34,14,14,14,14,14,15,14,15,16,62]): ws.column_dimensions[col].width=w
ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
s2=wb.create_sheet('Allowance roll'); s2.append(['Allowance continuity','CAD']); s2.append(['Opening October 31, 2025',(GT[6]+4120000)/100]); s2.append(['Bad debt expense November',-4575025/100]); s2.append(['Written off',455025/100]); s2.append(['Closing November 30, 2025',GT[6]/100])
for i in range(2,6): s2.cell(i,2).number_format=acct
s2.column_dimensions['A'].width=30; s2.column_dimensions['B'].width=16
wb.save(D+F)
save(F,'AR','Receivables review, one line a tenant by property, allowance, net, deposit and comments, Canada',False,K,rows,tots,{"what":PL,"kind":"digit_changed"})
print(PL)
