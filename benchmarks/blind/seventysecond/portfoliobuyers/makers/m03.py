from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
N='03_tannery_quarter_rent_roll.xlsx'; rng=random.Random(7203)
wb=Workbook();w=wb.active;w.title='Rent Roll Aug-25'
w['A1']='Tannery Quarter, Cork Street, Dublin 8';w['A1'].font=Font(name='Calibri',size=16,bold=True)
w['A2']='PRS rent roll';w['C2']='Effective date:';w['F2']=D(2025,8,31);w['F2'].number_format='dd/mm/yyyy';w['F2'].alignment=Alignment(horizontal='left')
w['A3']='Ardmhuire Residential Management DAC (PSRA licensed)';w['A3'].font=Font(italic=True,color='666666')
H=['Apt','Block','Floor','Type','NIA (sqm)','Tenant','Status','Tenancy Start','Tenancy End','Passing Rent (€ pcm)','Car Space (€ pcm)','Storage (€ pcm)','Total Due (€ pcm)','Market Rent (€ pcm)','Deposit Held (€)','Arrears (€)','RTB Reg. No.','Next RPZ Review']
for i,h in enumerate(H,1):
    c=w.cell(5,i,h);c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='2F5597');c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
w.row_dimensions[5].height=45
ty={'Studio':(38,1475),'1 Bed':(48,1780),'2 Bed 1 Bath':(66,2150),'2 Bed 2 Bath':(76,2340),'3 Bed':(98,2790)}
nm=names(rng,EN_F,EN_L,140);rows=[];R=6;k=0
blocks=[('Hide House',6,9),('Bark House',5,10),('Saddler House',4,9)]
for b,fl,per in blocks:
    for f_ in range(fl):
        for p in range(1,per+1):
            apt=f'{b[0]}{f_}{p:02d}';t=rng.choices(list(ty),[1,4,2,3,1])[0];a=round(ty[t][0]+rng.uniform(-3,4),1);mk=round(ty[t][1]*rng.uniform(.98,1.04)/5)*5+f_*10
            r=dict(unit=apt,building=b,unitType=t,area=a,marketRent=mk)
            q=rng.random();stt='Let' if q<.915 else 'Notice Given' if q<.945 else 'Vacant' 
            if apt=='B403': stt='Vacant - Model'
            r['statusText']=stt
            vals=[apt,b,'Ground' if f_==0 else f_,t,a]
            if stt.startswith('Vacant'): vals+=[None,stt,None,None,None,None,None,None,mk,None,None,None,None]
            else:
                tn=nm[k];k+=1
                if rng.random()<.3: tn+=' & '+rng.choice(EN_F)+' '+rng.choice(EN_L)
                s=D(rng.randint(2019,2025),rng.randint(1,8),rng.choice([1,1,1,12,20]));
                rent=round(mk*rng.uniform(.84,1.0),2) if s.year<2023 else mk-rng.choice([0,25,50])
                e=addy(s,1,0,-1)
                while e<D(2025,8,31): e=addy(e,1)
                e_='Part 4' if s.year<2022 else e
                car=rng.choice([0,0,125]);sto=rng.choice([0,0,0,40])
                dep=round(rent,2);arr=rng.choice([0]*9+[round(rent,2),rent/2//1,-150.0])
                vals+=[tn,stt,s,e_,rent,car or None,sto or None,rent+car+sto,mk,dep,arr,f'RTB-{rng.randint(3000000,4999999)}',addy(s,2) if s.year>=2024 else D(2026,s.month,1)]
                ch=[]
                if car: ch.append(dict(code='Car Space',amount=car))
                if sto: ch.append(dict(code='Storage',amount=sto))
                r.update(tenantName=tn,leaseStartDate=s,leaseEndDate=e_,contractRent=rent,charges=ch,totalCharges=rent+car+sto,deposit=dep,balance=arr)
            for i,v in enumerate(vals,1):
                c=w.cell(R,i,v)
                if isinstance(v,dt.date): c.number_format='dd/mm/yyyy'
                elif i in(10,11,12,13,15,16): c.number_format='#,##0.00;[Red]-#,##0.00'
                elif i==14: c.number_format='#,##0'
                if stt.startswith('Vacant'): c.fill=PatternFill('solid',fgColor='FFF2CC')
            rows.append(r);R+=1
S=lambda k:round(sum(r.get(k,0) for r in rows),2)
cs=lambda code:sum(c['amount'] for r in rows for c in r.get('charges',[]) if c['code']==code)
R+=1
tot={1:'TOTAL',5:S('area'),10:S('contractRent'),11:cs('Car Space'),12:cs('Storage'),13:S('totalCharges'),14:S('marketRent'),15:S('deposit'),16:S('balance')}
for i in range(1,19):
    c=w.cell(R,i,tot.get(i));c.font=Font(bold=True);c.border=Border(top=Side('thin'),bottom=Side('double'));c.number_format='#,##0.00'
n=len(rows);v=sum(r['statusText'].startswith('Vacant') for r in rows);nt=sum(r['statusText']=='Notice Given' for r in rows)
assert abs(S('contractRent')+cs('Car Space')+cs('Storage')-S('totalCharges'))<.01
for i,wd in enumerate([8,14,8,14,8,34,14,12,12,12,10,10,12,11,12,11,14,12],1): w.column_dimensions[L(i)].width=wd
w.column_dimensions['Q'].hidden=True
w.freeze_panes='B6';w.auto_filter.ref=f'A5:R{R-2}'
w.page_setup.orientation='landscape';w.page_setup.paperSize=8;w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True;w.print_title_rows='5:5'
s=wb.create_sheet('Summary');s.append(['Summary by type']);s.append(['Type','Apartments','Let','Vacant','Passing rent pcm'])
for t in ty:
    x=[r for r in rows if r['unitType']==t];vv=sum(r['statusText'].startswith('Vacant') for r in x);s.append([t,len(x),len(x)-vv,vv,round(sum(r.get('contractRent',0) for r in x),2)])
s.append(['Total',n,n-v,v,S('contractRent')]);s.append([f'of the let apartments {nt} are under notice']);s.column_dimensions['A'].width=24
wb.save(doc(N))
save(N,dict(propertyName='Tannery Quarter',asOnDate='2025-08-31',units=n,occupied=n-v,vacant=v,sheet='Rent Roll Aug-25',rows=rows),'MULTIFAMILY','Irish PRS manager export, 140-row list with filter, hidden RTB column')
