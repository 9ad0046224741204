# New York style block: stores + regulated flats; legal rent, preferential rent, printed from a spreadsheet
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.worksheet.properties import PageSetupProperties
R=Rng(7114); F='455-459 Ellsworth Ave_Rent Roll_9.30.2025.pdf'; AS=D(2025,9,30)
T=Truth(F,'MIXED_USE','spreadsheet printed to PDF: regulated and free-market flats with legal vs. actual rent, monthly and annual, stores with steps',True,'455-459 Ellsworth Avenue','2025-09-30')
wb=openpyxl.Workbook(); ws=wb.active; ws.title='RR'
f=lambda **k:Font(name='Liberation Sans Narrow',size=10,**k); th=Side(style='thin'); hr=Side(style='hair')
ws['A1']='455-459 Ellsworth Avenue'; ws['A1'].font=f(bold=True); ws['A1'].font=Font(name='Liberation Sans Narrow',size=15,bold=True)
ws['A2']='Block 1184, Lots 22 & 24   |   Rent Roll   |   9/30/2025'; ws['A2'].font=f()
def cell(r,c,v,al=None,nf=None,bold=False,it=False):
    x=ws.cell(r,c,v); x.font=f(bold=bold,italic=it); x.alignment=Alignment(horizontal=al,vertical='center',wrap_text=c in(2,12))
    if nf: x.number_format=nf
    return x
def hdr(r,hs):
    for i,h in enumerate(hs):
        x=ws.cell(r,i+1,h); x.font=f(bold=True); x.fill=PatternFill('solid',fgColor='D9D9D9'); x.border=Border(top=th,bottom=th,left=th,right=th); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.row_dimensions[r].height=30
USD='"$"#,##0.00'; DT='mm/dd/yy'
def d_(d): return dt.datetime(d.year,d.month,d.day)
hdr(4,['Apt.','Tenant','Rooms','Status','Lease Start','Lease Exp.','Legal Rent','Actual Monthly Rent','Annual Rent','Security','Next Rent / Date','Remarks'])
r=5; tots={}; S1='Residential'; S2='COMMERCIAL'; A=B_=Sx=0
cur=None; 
for bld in ('455','459'):
    for c in range(1,13): ws.cell(r,c).fill=PatternFill('solid',fgColor='EFEFEF')
    cell(r,1,f'{bld} Ellsworth Avenue',bold=True); r+=1; bn=f'{bld} Ellsworth Avenue'; sub=[0,0,0]
    for fl in range(2,6):
        for n in ('A','B','C'):
            u=f'{fl}{n}'; rm={'A':'4','B':'3','C':'2.5'}[n]; x=R.random()
            k=dict(unit=u,building=bn)
            stt={'3':'FM','7':'FM','8':'RS/Pref.'}.get(str((fl*3+'ABC'.index(n)+int(bld))%10),'RS')
            if (bld,u)in(('455','4C'),('459','2B')):
                cell(r,1,u,'center'); cell(r,2,'VACANT',it=True); cell(r,3,float(rm),'center','0.0##'); cell(r,4,'FM' if bld=='455' else 'RS','center')
                if bld=='459': cell(r,7,1188.42,nf=USD)
                cell(r,12,'Gut renovation' if bld=='455' else 'Hold for IAI work'); k['statusText']='VACANT'
            else:
                fi,la=R.name(); tn=f'{la}, {fi}'
                if x>.75 and R.random()<.4: tn=f'{la} / {R.choice(LAST)}'
                if stt=='FM': rent=float(R.r5(2450,3250,25)); legal=None
                elif stt=='RS': rent=round(R.uniform(780,1690),2); legal=rent
                else: legal=round(R.uniform(1900,2300),2); rent=float(R.r5(1500,1750,25))
                s=D(R.choice([2024,2025]),R.randint(1,9),1); e=lease_end(s,24 if (s.year==2024 or R.random()<.3) and stt!='FM' else 12)
                if e<AS: s=addm(s,12); e=addm(s,12)-dt.timedelta(days=1)
                if s>AS: s=addm(s,-12); e=lease_end(s,24)
                rmk='SCRIE' if stt=='RS' and R.random()<.15 else ''
                if (bld,u)==('455','5A'): rmk='Super, no rent'; rent=0.0; legal=None; stt='Emp.'
                dep=round(rent,2) if R.random()<.85 else 0.0
                cell(r,1,u,'center'); cell(r,2,tn); cell(r,3,float(rm),'center','0.0##'); cell(r,4,stt,'center'); cell(r,5,d_(s),'center',DT); cell(r,6,d_(e),'center',DT)
                if legal: cell(r,7,legal,nf=USD)
                cell(r,8,rent,nf=USD); cell(r,9,round(rent*12,2),nf=USD); cell(r,10,dep,nf=USD); cell(r,12,rmk or None)
                k.update(tenantName=tn,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rent,annualRent=round(rent*12,2),deposit=dep)
                # a renewed regulated lease, next rent printed
                if stt=='RS' and (e-AS).days<100:
                    nx=round(rent*1.03,2); nd=e+dt.timedelta(days=1); cell(r,11,f'${m2(nx)} / {nd.month}/{nd.day}/{nd:%y}','center'); k['rentSteps']=[dict(date=nd.isoformat(),amount=nx)]
                sub=[a+b for a,b in zip(sub,(rent,round(rent*12,2),dep))]
            for c in range(1,13): ws.cell(r,c).border=Border(bottom=hr)
            T.row(**k); r+=1
    cell(r,2,f'Subtotal {bld} (12 apts.)',bold=True)
    for c,v in zip((8,9,10),sub): cell(r,c,round(v,2),nf=USD,bold=True)
    for c in range(1,13): ws.cell(r,c).border=Border(top=th)
    w=lambda q,b=bn:q.get('building')==b 
    T.tie('contractRent',sub[0],w);T.tie('annualRent',sub[1],w);T.tie('deposit',sub[2],w)
    A+=sub[0];B_+=sub[1];Sx+=sub[2]; r+=2
cell(r,1,'COMMERCIAL',bold=True); r+=1
hdr(r,['Store','Tenant','Sq. Ft.','Use','Lease Start','Lease Exp.','RE Tax Share','Actual Monthly Rent','Annual Rent','Security','Next Rent / Date','Remarks']); r+=1
sub=[0,0,0]
for u,tn,sf,use,s,e,tx,rent,dep,nx,rm in [('Store 1','Ellsworth Family Pharmacy Corp.',2200,'Pharmacy',D(2018,1,1),D(2027,12,31),'30%',9456.75,18000.0,(D(2026,1,1),9740.45),'Tax base 17/18'),('Store 2','El Molino Bakery & Cafe LLC',1250,'Food',D(2023,6,1),D(2033,5,31),'18%',5640.0,16920.0,(D(2026,6,1),5809.2),'Good guy guaranty'),('Store 3','Tri-Borough Tax Preparers',640,'Office',D(2024,2,1),D(2026,1,31),None,2575.0,5000.0,None,'')]:
    cell(r,1,u,'center'); cell(r,2,tn); cell(r,3,sf,'center','#,##0'); cell(r,4,use,'center'); cell(r,5,d_(s),'center',DT); cell(r,6,d_(e),'center',DT); cell(r,7,tx,'center'); cell(r,8,rent,nf=USD); cell(r,9,round(rent*12,2),nf=USD); cell(r,10,dep,nf=USD); cell(r,12,rm or None)
    k=dict(unit=u,section=S2,tenantName=tn,area=sf,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rent,annualRent=round(rent*12,2),deposit=dep)
    if nx: cell(r,11,f'${m2(nx[1])} / {nx[0].month}/{nx[0].day}/{nx[0]:%y}','center'); k['rentSteps']=[dict(date=nx[0].isoformat(),amount=nx[1])]
    for c in range(1,13): ws.cell(r,c).border=Border(bottom=hr)
    T.row(**k); sub=[a+b for a,b in zip(sub,(rent,round(rent*12,2),dep))]; r+=1
for lab,v in (('Subtotal commercial (3)',sub),('TOTAL 27 UNITS',[A+sub[0],B_+sub[1],Sx+sub[2]])):
    cell(r,2,lab,bold=True)
    for c,q in zip((8,9,10),v): cell(r,c,round(q,2),nf=USD,bold=True)
    for c in range(1,13): ws.cell(r,c).border=Border(top=th)
    r+=1
T.tie('contractRent',A+sub[0]);T.tie('annualRent',B_+sub[1]);T.tie('deposit',Sx+sub[2])
r+=1; cell(r,1,'RS = rent stabilized; FM = free market; Pref. = preferential rent below the registered legal rent. Vacant: 455-4C, 459-2B. 25 of 27 units occupied.',it=True)
ws.cell(r,1).alignment=Alignment(wrap_text=False)
for i,w in enumerate([9,30,8,10,11,11,12,14,15,13,19,18]): ws.column_dimensions['ABCDEFGHIJKL'[i]].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True); ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0
ws.oddFooter.left.text='RR - prepared by seller'; ws.oddFooter.right.text='Page &P of &N'
src=f'{ROOT}/work/{F[:-4]}.xlsx'; wb.save(src); soffice(src,'pdf',f'{ROOT}/documents'); T.counts(27,25,2); T.save()
