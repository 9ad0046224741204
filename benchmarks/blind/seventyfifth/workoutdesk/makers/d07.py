# Senior living census rent roll, openpyxl, sections IL/AL/MC, second resident lines
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(7507); nm=Names(r); FN='Harvest_Glen_Census_RR_2025-12.xlsx'
wb=Workbook(); s1=wb.active; s1.title='Census Summary'; ws=wb.create_sheet('Resident Rent Roll')
B=Font(name='Arial',size=9,bold=True); A=Font(name='Arial',size=9); HF=Font(name='Arial',size=9,bold=True,color='FFFFFF'); fill=PatternFill('solid',fgColor='44546A'); sec=PatternFill('solid',fgColor='E2EFDA'); thin=Side(style='thin',color='999999')
ws['A1']='Harvest Glen Senior Living'; ws['A1'].font=Font(name='Arial',size=14,bold=True); ws['A2']='Resident Rent Roll - Census as of 12/31/2025'; ws['A2'].font=A; ws['A3']='Operator: Sunmeadow Senior Management, LLC'; ws['A3'].font=A
hd=['Apt','Style','Sq Ft','Resident','Payor','Move-In','Status','Street Rate','Room Rent','Care Level','Care Fee','2nd Person Fee','Community Discount','Total Monthly']
ws.merge_cells('H5:I5'); ws['H5']='Room'; ws.merge_cells('K5:M5'); ws['K5']='Other Monthly Charges'
for i in range(1,15):
    for rr in (5,6):
        c=ws.cell(rr,i); c.fill=fill; c.font=HF; c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.cell(6,i,hd[i-1])
ws.row_dimensions[6].height=28
for l,w in zip('ABCDEFGHIJKLMN',[7,15,7,28,13,11,15,11,11,9,11,11,12,12]): ws.column_dimensions[l].width=w
R=7; rows=[]; G=[0]*6; summ=[]
def put(v,bold=False,fl=None):
    global R
    for i,x in enumerate(v,1):
        c=ws.cell(R,i,x); c.font=B if bold else A
        if i>=8 and i!=10: c.number_format='#,##0.00;(#,##0.00)'
        if i==6: c.number_format='mm/dd/yy'
        if fl: c.fill=fl
        if bold and i>=8: c.border=Border(top=thin)
    R+=1
SEC=[('INDEPENDENT LIVING',[f'1{k:02d}' for k in range(1,23)],[('Studio',410,2650),('1 BR',585,3195),('2 BR',860,3995)],0),('ASSISTED LIVING',[f'2{k:02d}' for k in range(1,25)],[('Studio',345,4150),('1 BR Deluxe',520,4950)],1),('MEMORY CARE',[f'{k}{x}' for k in range(301,309) for x in 'AB'],[('Companion',300,5400)],2)]
for nme,us_,tys,lv in SEC:
    put([nme]+[None]*13,True,sec); S=[0]*6; occ=vac=sec2=0
    for u in us_:
        ty,sf,st=r.choice(tys)
        if r.random()<.13:
            tx=r.choice(['Vacant','Vacant','Vacant-Reserved']); put([u,ty,sf,None,None,None,tx,st]); vac+=1; S[0]+=st
            rows.append(row(unit=u,unitType=ty,area=sf,statusText=tx,marketRent=st,section=nme)); continue
        a,b=nm(); t=f'{b}, {a}'; mi=D(r.randint(2019,2025),r.randint(1,12),r.randint(1,28)); rent=st-r.choice([0,0,95,150,210]); lev=None if lv==0 else r.randint(1,4) if lv==1 else r.choice([3,4,5]); care=0 if not lev else [0,450,900,1350,1800,2250][lev]
        two=lv<2 and ty!='Studio' and r.random()<.22; sp=(850 if lv==0 else 1200) if two else 0; disc=-r.choice([0,0,0,0,0,200,250]); tot=rent+care+sp+disc
        py=r.choice(['Private','Private','Private','LTC Ins','VA Aid']) if lv else 'Private'; stx=r.choice(['Occupied']*14+['Occupied - Notice','Hospital LOA'])
        put([u,ty,sf,t,py,mi,stx,st,rent,f'L{lev}' if lev else None,care or None,sp or None,disc or None,tot]); occ+=1
        ch=[('Room Rent',rent)]+[(c_,v) for c_,v in(('Care Fee',care),('2nd Person Fee',sp),('Community Discount',disc)) if v]
        rows.append(row(unit=u,unitType=ty,area=sf,tenantName=t,moveInDate=mi,statusText=stx,marketRent=st,contractRent=rent,charges=ch,totalCharges=tot,section=nme))
        S=[p+q for p,q in zip(S,[st,rent,care,sp,disc,tot])]
        if two:
            a=r.choice(F); t2=f'{b}, {a}'; put([u,None,None,t2,None,mi,'2nd Person']); sec2+=1
            rows.append(row(unit=u,tenantName=t2,moveInDate=mi,statusText='2nd Person',section=nme))
    put([f'Total {nme.title()}',None,None,f'{len(us_)} units / {occ} occupied',None,None,None,S[0],S[1],None,S[2],S[3],S[4],S[5]],True); R+=1
    summ.append((nme,len(us_),occ,vac,sec2,S)); G=[p+q for p,q in zip(G,S)]
put(['GRAND TOTAL',None,None,f'{sum(x[1] for x in summ)} units / {sum(x[2] for x in summ)} occupied',None,None,None,G[0],G[1],None,G[2],G[3],G[4],G[5]],True,PatternFill('solid',fgColor='D9D9D9'))
ws.freeze_panes='E7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:6'
s1['A1']='Harvest Glen Senior Living'; s1['A2']='Census Summary 12/31/2025'
for i,h in enumerate(['Level','Units','Occupied','Vacant','% Occ','2nd Persons','Monthly Revenue'],1): s1.cell(4,i,h).font=B
for j,x in enumerate(summ):
    for i,v in enumerate([x[0].title(),x[1],x[2],x[3],x[2]/x[1],x[4],x[5][5]],1): s1.cell(5+j,i,v).number_format='0.0%' if i==5 else '#,##0'
U=sum(x[1] for x in summ);O=sum(x[2] for x in summ)
for i,v in enumerate(['Total',U,O,U-O,O/U,sum(x[4] for x in summ),G[5]],1): c=s1.cell(8,i,v); c.font=B; c.number_format='0.0%' if i==5 else '#,##0'
s1.column_dimensions['A'].width=24; s1.column_dimensions['G'].width=18
wb.active=1; wb.save(f'{ROOT}/documents/{FN}')
save(FN,T(propertyName='Harvest Glen Senior Living',asOnDate='2025-12-31',units=U,occupied=O,vacant=U-O,sheet='Resident Rent Roll',rows=rows),'SENIOR_HOUSING','senior living census roll, care levels, second residents on own lines',True,
 [('street',G[0],ssum(rows,'marketRent')),('rent',G[1],ssum(rows,'contractRent')),('tot',G[5],ssum(rows,'totalCharges'))])
