# large apartment export: rent roll detail with trans codes on following lines, repeated page headers in the sheet
from common import *
import xlsxwriter
r=random.Random(7012); fn='Rent Roll Detail_Tamarack.xlsx'
wb=xlsxwriter.Workbook(out(fn));ws=wb.add_worksheet('Rent Roll Detail')
A={'font_name':'Arial','font_size':8};f=lambda **k:wb.add_format({**A,'valign':'top',**k})
tx=f();ct=f(align='center');mo=f(num_format='#,##0.00');i0=f(num_format='#,##0');H=f(bold=1,text_wrap=1,bottom=1,align='center',bg_color='#D9D9D9');bm=f(bold=1,num_format='#,##0.00',top=1);wr=f(text_wrap=1,align='center')
Hd=['Unit','Floorplan','Unit\nDesignation','SQFT','Unit/Lease\nStatus','Name','Move-In\nMove-Out','Lease\nStart','Lease\nEnd','Market\n+ Addl.','Trans\nCode','Lease\nRent','Other Charges/\nCredits','Total\nBilling','Dep On\nHand','Balance']
for j,w in enumerate([8,10,11,7,13,24,11,11,11,10,10,10,12,10,9,10]):ws.set_column(j,j,w)
FP={'A1':(702,1340),'A2':(768,1425),'B1':(1012,1710),'B2':(1104,1805),'C1':(1320,2140)}
R=0;pg=0
def head():
    global R,pg
    pg+=1
    ws.merge_range(R,0,R,15,'Corvid Residential',f(align='center'));ws.merge_range(R+1,0,R+1,15,'RENT ROLL DETAIL',f(bold=1,font_size=11,align='center'));ws.merge_range(R+2,0,R+2,15,'Tamarack at Sutter Creek',f(bold=1,align='center'))
    ws.merge_range(R+3,0,R+3,15,'As of 05/31/2025 - All Units',f(align='center'))
    ws.write(R,14,'',tx) if 0 else None
    for j,h in enumerate(Hd):ws.write(R+5,j,h,H)
    ws.set_row(R+5,24);R+=6
nm=uniq(r,260,'LF');us=[]
for b in range(1,8):
    for fl in(1,2,3):
        for k in range(1,8 if b<6 else 7):
            fp=['A1','A2','B1','B1','B2','A1','C1'][k-1];us.append((f"{b}{fl}{k:02d}",fp))
rows=[];T=dict(mk=0,lr=0,oth=0,tot=0,dep=0,bal=0,sf=0);cnt={};code={};cut=0
head();start=R
def rec(u,fp,sf,st,n,mi,mo_,ls,le,mk,ch,dep,bal,first=True):
    """write unit row(s)"""
    global R
    ws.write(R,0,u,tx)
    ws.write(R,1,fp,tx);ws.write(R,2,'N/A' if u[0]!='7' else 'Reno',ct);ws.write(R,3,sf,i0);ws.write(R,4,st,tx)
    if n:ws.write(R,5,n,tx)
    else:ws.write(R,5,'VACANT',tx)
    if mi:ws.write(R,6,mdy(mi)+('\n'+mdy(mo_) if mo_ else ''),wr)
    if mo_:ws.set_row(R,23)
    if ls:ws.write(R,7,mdy(ls),ct);ws.write(R,8,mdy(le),ct)
    if mk is not None:ws.write(R,9,mk,mo)
    if dep is not None:ws.write(R,14,dep,mo)
    if bal is not None:ws.write(R,15,bal,mo)
    for i,(k,a) in enumerate(ch):
        ws.write(R,10,k,ct);ws.write(R,11 if k in('RENT','EMPLDISC') and k=='RENT' else 12,a,mo);R+=1
    if not ch:R+=1
    else:
        l=sum(a for k,a in ch if k=='RENT');o=round(sum(a for k,a in ch if k!='RENT'),2)
        ws.write(R,10,'TOTAL:',f(bold=1,align='right'));ws.write(R,11,l,bm);ws.write(R,12,o,bm);ws.write(R,13,round(l+o,2),bm);R+=1
for i,(u,fp) in enumerate(us):
    if R-start>62:ws.write(R,0,f'Page {pg}',f(italic=1));R+=2;head();start=R
    sf,mk=FP[fp];mk+=[0,15,30][int(u[1])-1];z=r.random()
    st='Vacant' if z<.045 else 'Vacant-Leased' if z<.07 else 'Occupied-NTV' if z<.12 else 'Occupied-NTVL' if z<.15 else 'Occupied'
    if u=='1101':st='Admin/Model'
    if u=='4203':st='Occupied'
    cnt[st]=cnt.get(st,0)+1;T['mk']+=mk;T['sf']+=sf
    if st.startswith('Vacant') or st=='Admin/Model':
        rec(u,fp,sf,st,None if st!='Admin/Model' else 'MODEL',None,None,None,None,mk,[],None,None)
        rows.append(row(unit=u,unitType=fp,area=sf,statusText=st,marketRent=mk))
    else:
        mi=D.date(r.choice([2019,2020,2021,2022,2023,2024,2024,2025]),r.randint(1,12),r.randint(1,28))
        if mi>D.date(2025,5,20):mi=D.date(2024,mi.month,mi.day)
        ls=mi if mi>D.date(2024,5,31) else D.date(2024 if mi.month>5 else 2025,mi.month,mi.day)
        le=addm(ls,12)-D.timedelta(1)
        if ls>D.date(2025,5,31):ls,le=addm(ls,-12),addm(le,-12)
        out__=D.date(2025,6,r.randint(10,30)) if 'NTV' in st else None
        rent=float(round(mk*r.uniform(.9,1.02)));ch=[('RENT',rent)]
        if r.random()<.3:ch.append(('PETRENT',r.choice([35.,50.,70.])))
        if r.random()<.35:ch.append(('CARPORT',45.))
        ch.append(('TRASHVAL',25.))
        if r.random()<.07:ch.append(('CONC',-float(r.choice([50,75,100]))))
        dep=float(r.choice([300,500,500,0,rent]));bal=0. if r.random()<.85 else round(r.uniform(-120,900),2)
        n=nm.pop();tot=round(sum(a for _,a in ch),2)
        rec(u,fp,sf,st,n,mi,out__,ls,le,mk,ch,dep,bal)
        T['lr']+=rent;T['oth']+=tot-rent;T['tot']+=tot;T['dep']+=dep;T['bal']+=bal
        for k,a in ch:code[k]=code.get(k,0)+a
        rows.append(row(unit=u,unitType=fp,area=sf,statusText=st,tenantName=n,marketRent=mk,contractRent=rent,moveInDate=mi,moveOutDate=out__,leaseStartDate=ls,leaseEndDate=le,deposit=dep,balance=bal,charges=[dict(code=k,amount=a) for k,a in ch],totalCharges=tot))
    if st in('Vacant-Leased','Occupied-NTVL'):
        a=D.date(2025,7,r.randint(1,15));n=nm.pop();e=addm(a,12)-D.timedelta(1);sx='Applicant' if r.random()<.4 else 'Pending'
        rec(u,fp,sf,sx,n,a,None,a,e,None,[],250.,0.)
        rows.append(row(unit=u,unitType=fp,area=sf,statusText=sx,tenantName=n,moveInDate=a,leaseStartDate=a,leaseEndDate=e,deposit=250.,balance=0.))
        T['dep']+=250
T={k:round(v,2) for k,v in T.items()}
R+=1
ws.write(R,0,'TOTALS:',f(bold=1));ws.write(R,3,T['sf'],f(bold=1,num_format='#,##0',top=1))
for c,k in((9,'mk'),(11,'lr'),(12,'oth'),(13,'tot'),(14,'dep'),(15,'bal')):ws.write(R,c,T[k],bm)
R+=3
ws.write(R,1,'Amt / SQFT: Market = %.2f     Leased = %.2f'%(T['mk']/T['sf'],T['lr']/sum(x['area'] for x in rows if 'contractRent' in x)),tx);R+=2
ws.write(R,1,'Occupancy and Rents Summary for Current Date',f(bold=1));R+=1
for j,h in((1,'Unit Status'),(5,'# units'),(9,'Market + Addl.')):ws.write(R,j,h,H)
R+=1
lab={'Occupied':'Occupied, no NTV','Occupied-NTV':'Occupied, NTV','Occupied-NTVL':'Occupied NTV Leased','Vacant-Leased':'Vacant Leased','Admin/Model':'Admin/Down','Vacant':'Vacant Not Leased'}
phys=[x for x in rows if x['statusText'] not in('Applicant','Pending')]
for k,l in lab.items():
    ws.write(R,1,l,tx);ws.write(R,5,cnt.get(k,0),ct);ws.write(R,9,sum(x['marketRent'] for x in phys if x['statusText']==k),mo);R+=1
ws.write(R,1,'Totals:',f(bold=1));ws.write(R,5,len(phys),f(bold=1,align='center'));ws.write(R,9,T['mk'],bm);R+=2
ws.write(R,1,'Summary Billing by Transaction Code for Current Date',f(bold=1));R+=1
for k,a in sorted(code.items()):ws.write(R,1,k,tx);ws.write(R,9,round(a,2),mo);R+=1
ws.write(R,1,'Total:',f(bold=1));ws.write(R,9,T['tot'],bm)
ws.set_landscape();ws.fit_to_pages(1,0);ws.hide_gridlines(2)
wb.close()
for k,a in(('contractRent','lr'),('marketRent','mk'),('totalCharges','tot'),('deposit','dep'),('balance','bal')):tie(rows,k,T[a])
tie(phys,'area',T['sf']);assert abs(sum(code.values())-T['tot'])<.01
oc=sum(x['statusText'].startswith('Occ') for x in phys);va=sum(x['statusText'].startswith('Vac') for x in phys)
save(fn,'MULTIFAMILY','large system export: detail with trans codes on following lines, page headers repeated in the sheet, applicants in rows of their own',True,dict(propertyName='Tamarack at Sutter Creek',asOnDate='2025-05-31',units=len(phys),occupied=oc,vacant=va,rows=rows))
