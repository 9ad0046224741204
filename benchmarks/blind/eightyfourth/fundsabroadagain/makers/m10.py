# England, co-living, 176 studios, operator's PMS export tidied up (openpyxl), reservations as their own rows
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.worksheet.table import Table, TableStyleInfo
fn='10_The_Loomworks_Manchester_rooms.xlsx'
random.seed(8410)
fnm='Amir,Beth,Callum,Daria,Ewan,Farah,Gus,Hanna,Idris,Jodie,Kofi,Leila,Mattias,Niamh,Owen,Priya,Quentin,Rosa,Sami,Tess,Umar,Viktor,Wendy,Yara,Zoe'.split(',')
snm='Abbott,Bhatt,Corrigan,Dufour,Eze,Fairclough,Greaves,Hussain,Ivanova,Jessop,Kaur,Lomax,Mensah,Noonan,Oduya,Pickles,Rahman,Sutcliffe,Tanaka,Unsworth,Varga,Whalley,Yeo,Zielinski'.split(',')
used=set()
def nam():
    while 1:
        x=f'{random.choice(fnm)} {random.choice(snm)}'
        if x not in used: used.add(x); return x
wb=Workbook(); ws=wb.active; ws.title='Summary'; rl=wb.create_sheet('Rooms'); lk=wb.create_sheet('Lists')
ty={'Classic':(18.5,1095),'Classic Plus':(21,1165),'Premium':(24.5,1275),'Accessible':(28,1195),'Two-bed':(41,1880)}
H=['Room','Floor','Room Type','Size (sqm)','Status','Resident','Tenancy Start','Tenancy End','List Rent PCM','Actual Rent PCM','Parking PCM','Pet Rent PCM','Total PCM','Deposit Held','Arrears','Channel']
rl.append(['The Loomworks, Ancoats, Manchester']); rl.append(['Room list and rent roll']); rl.append(['Date: 15/11/2025']); rl.append([]); rl.append(H)
rl['A1'].font=Font(bold=True,size=12)
rows=[];cnt={};S=[0]*7
for fl in range(1,9):
    for k in range(1,23):
        u=f'L{fl}-{k:02d}'; t='Accessible' if k==1 else 'Two-bed' if k==22 else 'Premium' if k%5==0 else 'Classic Plus' if k%3==0 else 'Classic'
        a,lr=ty[t]; lr+=fl*5; x=random.random(); st='Occupied' if x<.88 else 'Notice given' if x<.93 else 'Void'
        if u=='L1-02': st='Show room'
        recs=[st]
        if st in('Notice given','Void') and random.random()<.4: recs.append('Reserved')
        for z in recs:
            n=s=e=None; rent=pk=pet=dep=arr=0; ch=''
            if z in('Occupied','Notice given','Reserved'):
                n=nam(); ch=random.choice(['Direct','Portal','Agent','Referral','Corporate'])
                if z=='Reserved': s=D(2026,1,random.choice([3,5,10,17])); e=addy(s,1)
                elif z=='Notice given': s=D(2024,12,random.choice([7,14,21])); e=D(2025,12,random.choice([6,13,20]))
                else:
                    s=D(2025,random.randint(1,11),random.randint(1,14)); e=addy(s,1) if random.random()<.8 else s+dt.timedelta(181)
                    if e<D(2025,11,16): e=addy(s,1)
                rent=lr-random.choice([0,0,0,15,25,40]); pk=random.choice([0]*12+[150]); pet=random.choice([0]*14+[35]); dep=round(rent*12/52*5/5)*5 if z!='Reserved' else 250
                arr=random.choice([0]*14+[rent,212.5,64]) if z!='Reserved' else 0
            tot=rent+pk+pet
            rl.append([u,fl,t,a,z,n,s,e,lr,rent,pk,pet,tot,dep,arr,ch or None])
            rows.append(dict(unit=u,unitType=t,area=a,tenantName=n,statusText=z,leaseStartDate=s,leaseEndDate=e,marketRent=lr,contractRent=rent,charges=[dict(code='Parking PCM',amount=pk),dict(code='Pet Rent PCM',amount=pet)],totalCharges=tot,deposit=dep,balance=arr))
            cnt[z]=cnt.get(z,0)+1
            if z!='Reserved':
                for i,v in enumerate((lr,rent,pk,pet,tot,dep,arr)): S[i]+=v
last=rl.max_row
for row in rl.iter_rows(min_row=6,max_row=last):
    for j in (6,7): row[j].number_format='dd/mm/yyyy'
    for j in range(8,15): row[j].number_format='#,##0.00'
for c in rl[5]: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='44546A'); c.alignment=Alignment(wrap_text=True,vertical='center')
for L,w in zip('ABCDEFGHIJKLMNOP',[9,6,13,10,13,24,13,13,12,13,11,11,12,11,10,11]): rl.column_dimensions[L].width=w
rl.row_dimensions[5].height=30
rl.auto_filter.ref=f'A5:P{last}'; rl.freeze_panes='B6'
rl.append([]); rl.append(['Total excl. reserved']+[None]*7+S)
for c in rl[rl.max_row]: c.font=Font(bold=True); c.number_format='#,##0.00'
U=176; occ=cnt['Occupied']+cnt['Notice given']; 
ws['A1']='The Loomworks - occupancy summary 15/11/2025'; ws['A1'].font=Font(bold=True)
for i,(a,b) in enumerate([('Total rooms',U),('Occupied (incl. notice given)',occ),('Void',cnt['Void']),('Show room',cnt['Show room']),('Reserved (future)',cnt['Reserved']),('Occupancy',round(occ/U,4)),('Monthly rent contracted',S[1])],3): ws.cell(i,1,a); ws.cell(i,2,b)
ws['B8'].number_format='0.0%'; ws['B9'].number_format='#,##0'; ws.column_dimensions['A'].width=40
for i,x in enumerate(['Occupied','Notice given','Void','Show room','Reserved'],1): lk.cell(i,1,x)
lk.sheet_state='hidden'; wb.active=1
rl.page_setup.orientation='landscape'; rl.page_setup.paperSize=9; rl.sheet_properties.pageSetUpPr.fitToPage=True; rl.page_setup.fitToHeight=0; rl.print_title_rows='5:5'
wb.save(doc(fn)); assert cnt['Void']+occ+1==U
save(fn,'The Loomworks','2025-11-15',rows,U,occ,cnt['Void'],'MULTIFAMILY','UK co-living operator export, filter header, summary sheet first, reserved rows of their own, hidden list sheet',True,sheet='Rooms')
