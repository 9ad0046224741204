# workbook: Irish build-to-rent schedule, EUR per month, sq m, hidden column
from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
r=random.Random(4814); fn='Granary Wharf Dublin - rent schedule Oct 2025.xlsx'
IF="Aoife Cathal Niamh Oisin Sorcha Fergal Clodagh Donnacha Maeve Tadhg Roisin Eamon Grainne Lorcan Piotr Anneliese Kavya Luca".split(); IL="Brosnaghan Carrolan Deverick Fallowes Gilhooley-Ward Hanrattan Kinsellagh Lavertine McGorrian Nestorrin O'Dwyran Quilliganey Rafterby Scullane Tiernaghan Wozniewicz Ramaswani Bellarossi".split()
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Schedule'
nt=wb.create_sheet('Notes')
ty=[('Studio',38.5,1620),('1 Bed',49.8,1985),('2 Bed',73.4,2560),('2 Bed',76.1,2610),('1 Bed',51.2,2010),('3 Bed',98.6,3150)]
fill=PatternFill('solid',fgColor='E2EFDA'); thin=Side(style='thin',color='A6A6A6')
ws.merge_cells('A1:Q1'); ws['A1']='Granary Wharf, Dublin 1 - Schedule of Lettings'; ws['A1'].font=Font(name='Gill Sans MT',size=14,bold=True)
ws.merge_cells('A2:Q2'); ws['A2']='Rents passing at 31st October 2025 (EUR per calendar month)'; ws['A2'].font=Font(italic=True)
H=['Block','Apt','Floor','Type','NIA sq m','Tenant(s)','Tenancy','RTB Ref.','Commenced','Fixed Term Ends','Rent p.c.m.','Car Space','Storage','Total p.c.m.','Deposit','Next Rent Review','Status']
for i,h in enumerate(H,1): c=ws.cell(4,i,h); c.font=Font(bold=True); c.fill=fill; c.border=Border(top=thin,bottom=thin,left=thin,right=thin); c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center'); c2=None
rows=[]; R=5; E='[$€-x-euro2]#,##0.00'; E='"€"#,##0.00'
used=set()
for b,n in (('A',24),('B',20)):
    R0=R
    for k in range(n):
        t=ty[(k+(b=='B'))%6]; fl=k//6; x=dict(building=b,unit=f"{b}{fl}.{k%6+1:02d}",unitType=t[0],area=t[1]); z=r.random()
        if z<.07: x['statusText']='Vacant'
        else:
            while True:
                nm=f"{r.choice(IF)} {r.choice(IL)}"
                if nm not in used: used.add(nm); break
            if t[0][0] in '23' and r.random()<.5: nm+=f" / {r.choice(IF)} {r.choice(IL)}"
            st=d(r.choice([2021,2022,2023,2024,2025]),r.randint(1,9),r.choice([1,1,1,15,20])); rent=t[2]-r.choice([0,0,40,85,130,175.5]); car=150 if r.random()<.35 else None; sto=40 if r.random()<.15 else None
            ten=r.choice(['Private']*6+['HAP','RAS','Corporate']); rv=addm(st,24)
            if ten=='Corporate': nm=r.choice(['Lissanore Relocation Ltd','Helixware Technologies Ireland DAC','Bracken Medical Staffing DAC'])
            while rv<d(2025,11,1): rv=addm(rv,12)
            end=addm(st,12)-dt.timedelta(days=1)
            x.update(statusText='Let',tenantName=nm,leaseStartDate=st,leaseEndDate=end if end>=d(2025,10,31) else 'Part 4',contractRent=rent,totalCharges=rent+(car or 0)+(sto or 0),deposit=float(rent),charges=[dict(code='Rent p.c.m.',amount=rent)]+([dict(code='Car Space',amount=car)] if car else [])+([dict(code='Storage',amount=sto)] if sto else []),_x=(ten,car,sto,rv))
            if r.random()<.06: x['statusText']='Let - notice given'
        ten,car,sto,rv=x.pop('_x',(None,)*4)
        v=[b,x['unit'],['Ground','First','Second','Third'][fl],x['unitType'],x['area'],x.get('tenantName'),ten,f"RT{r.randint(10**7,10**8-1)}" if ten else None,x.get('leaseStartDate'),x.get('leaseEndDate'),x.get('contractRent'),car,sto,x.get('totalCharges'),x.get('deposit'),rv,x['statusText']]
        for i,q in enumerate(v,1):
            c=ws.cell(R,i,q); c.border=Border(bottom=Side(style='hair'))
            if i in(9,10,16): c.number_format='dd/mm/yyyy'; c.alignment=Alignment(horizontal='center')
            if 11<=i<=15: c.number_format=E
            if i==5: c.number_format='0.0'
        rows.append(x); R+=1
    L=rows[-n:]
    def tot(lab,L):
        ws.cell(R,1,lab); ws.cell(R,5,round(sum(x['area'] for x in L),1)).number_format='0.0'
        cs=lambda n:sum(c['amount'] for x in L for c in x.get('charges',[]) if c['code']==n)
        for i,q in ((11,cs('Rent p.c.m.')),(12,cs('Car Space')),(13,cs('Storage')),(14,sum(x.get('totalCharges',0) for x in L)),(15,sum(x.get('deposit',0) for x in L))): ws.cell(R,i,q).number_format=E
        for i in range(1,18): ws.cell(R,i).font=Font(bold=True); ws.cell(R,i).border=Border(top=thin)
    tot(f'Block {b}: {n} apartments',L); R+=2
tot(f'Granary Wharf: {len(rows)} apartments',rows)
oc=sum('tenantName' in x for x in rows); ws.cell(R+2,1,f'Let {oc}   Vacant {len(rows)-oc}   Total {len(rows)}')
ws.column_dimensions['H'].hidden=True
for i,w in enumerate([7,8,9,9,8,36,11,13,12,12,12,10,10,12,12,12,16],1): ws.column_dimensions[gl(i)].width=w
ws.column_dimensions['H'].hidden=True
for i,t in enumerate(['Notes','Part 4: fixed term has expired; the tenant continues under Part 4 of the Residential Tenancies Act 2004.','HAP / RAS: rent shown is the full contractual rent, including the local authority payment.','Annualised rent roll (rent only, EUR):']): nt.cell(i+1,1,t)
nt.cell(4,2,sum(x.get('contractRent',0) for x in rows)*12); nt.column_dimensions['A'].width=90
ws.row_dimensions[4].height=32; ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(os.path.join(DOC,fn))
save(fn,dict(propertyName='Granary Wharf',asOnDate='2025-10-31',units=len(rows),occupied=oc,vacant=len(rows)-oc,sheet='Schedule',rows=rows),'MULTIFAMILY','Irish build-to-rent schedule, EUR pcm, sq m, hidden column')
