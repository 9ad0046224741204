# Mid-rise apartments, site system "Rent Roll Detail": grid, floors as headings, charge columns; landscape legal; PLANTED total_wrong
from common import *
from reportlab.platypus import *
from reportlab.lib import colors as C
r=random.Random(4805); N='parkline_rent_roll_detail.pdf'
AS=dt.date(2026,2,28)
fp={'S1 Studio':(515,1410),'A1 1x1':(688,1690),'A2 1x1 Den':(801,1845),'B1 2x2':(1092,2320),'B2 2x2 Corner':(1178,2485)}
order=['S1 Studio','A1 1x1','A1 1x1','B1 2x2','A2 1x1 Den','A1 1x1','S1 Studio','B2 2x2 Corner']
nm=names(r,150); k=0; secs=[]
for fl in range(2,7):
    g=[]
    for j in range(24):
        t=order[j%8]; sf,mk=fp[t]; mk+=(fl-2)*15; u=f'{fl}{j+1:02d}'; x=r.random()
        if x<.05: g.append(dict(unit=u,unitType=t,area=sf,marketRent=mk,statusText=r.choice(['Vacant','Vacant','Vacant Leased','Down']),section=f'Floor {fl}')); continue
        f,l=nm[k];k+=1; mi=dt.date(r.choice([2023,2024,2025,2025]),r.randint(1,12),r.randint(1,28)); term=r.choice([12,12,13,14]); st=mi
        while lend(st,term)<AS: st=add_m(st,term); term=12
        rent=mk-r.choice([0,0,25,40,60,110])
        ch=[('Rent',rent)]+([('Parking',r.choice([85,125]))] if r.random()<.55 else [])+([('Pet',40)] if r.random()<.3 else [])+([('Storage',30)] if r.random()<.12 else [])+[('Util/Pkg',37.5)]+([('Concession',-r.choice([100,150]))] if r.random()<.1 else [])
        g.append(dict(unit=u,unitType=t,area=sf,marketRent=mk,tenantName=f'{f[0]}. {l}' if r.random()<.0 else f'{f} {l}',statusText='Occupied' if r.random()<.9 else r.choice(['Occ-NTV','Occ-NTVL']),section=f'Floor {fl}',contractRent=rent,leaseStartDate=st,leaseEndDate=lend(st,term),moveInDate=mi,deposit=r.choice([250,500,0]),charges=ch,totalCharges=sum(a for _,a in ch)))
    secs.append((f'Floor {fl}',g))
rows=[w for _,g in secs for w in g]
cc=['Rent','Parking','Pet','Storage','Util/Pkg','Concession']
def line(w):
    d=dict(w.get('charges',[])); t=bool(w.get('tenantName'))
    return [w['unit'],w['unitType'],m0(w['area']),w.get('tenantName') or '',w['statusText'],usn(w.get('moveInDate')),usn(w.get('leaseStartDate')),usn(w.get('leaseEndDate')),m0(w['marketRent'])]+[m2(d[q]) if q in d else '' for q in cc]+[m2(w['totalCharges']) if t else '',m2(w['deposit']) if t else '']
def tots(lab,g,fix=None):
    A=lambda q: sum(dict(w.get('charges',[])).get(q,0) for w in g)
    o=[lab,'',m0(sum(w['area'] for w in g)),f'{len(g)} units','','','','',m0(sum(w['marketRent'] for w in g))]+[m2(A(q)) for q in cc]+[m2(sum(w.get('totalCharges',0) for w in g)),m2(sum(w.get('deposit',0) for w in g))]
    return o
data=[['Unit','Floor plan','SQFT','Resident','Unit/lease\nstatus','Move-in','Lease\nstart','Lease\nend','Market']+['Rent','Parking','Pet','Storage','Util/\nPkg','Conces-\nsion','Total\nbilling','Dep on\nhand']]
st=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('BACKGROUND',(0,0),(-1,0),C.HexColor('#dfe6d8')),('GRID',(0,0),(-1,-1),.25,C.HexColor('#aaaaaa')),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(8,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
for lab,g in secs:
    i=len(data); data.append([lab]+['']*16); st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5)]
    data+= [line(w) for w in g]
    i=len(data); data.append(tots(lab+' subtotal',g)); st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7),('SPAN',(0,i),(1,i)),('BACKGROUND',(0,i),(-1,i),C.HexColor('#f3f3f3'))]
g=tots('Property total',rows); true=sum(dict(w.get('charges',[])).get('Parking',0) for w in rows); g[10]=m2(true+510); i=len(data); data.append(g); st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7),('SPAN',(0,i),(1,i)),('LINEABOVE',(0,i),(-1,i),1.2,C.black)]
t=Table(data,colWidths=[38,66,34,112,56,50,50,50,42,54,50,40,42,44,48,56,50],repeatRows=1); t.setStyle(TableStyle(st))
occ=[w for w in rows if w.get('tenantName')]
cnt={}
for w in rows: cnt[w['statusText']]=cnt.get(w['statusText'],0)+1
s=Table([['Unit/lease status','Units','%']]+[[a,b,f'{100*b/len(rows):.1f}%'] for a,b in sorted(cnt.items())]+[['Total',len(rows),'100.0%']],colWidths=[90,50,50],hAlign='LEFT'); s.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,C.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
def pg(c,d):
    c.setFont('Helvetica-Bold',11); c.drawString(36,584,'RENT ROLL DETAIL'); c.setFont('Helvetica',8); c.drawString(36,573,'Parkline Lofts  -  Stonehaven Residential Management'); c.drawRightString(972,584,'Generated: 03/02/2026 9:14:27 AM'); c.drawRightString(972,573,f'Page {d.page}'); c.drawString(36,563,'Parameters: Subjournal(s) - Resident; Units - All; Sort - Floor, Unit')
SimpleDocTemplate(f'{D}/{N}',pagesize=(1008,612),leftMargin=36,rightMargin=36,topMargin=56,bottomMargin=30).build([t,Spacer(1,10),s],onFirstPage=pg,onLaterPages=pg)
va=sum(1 for w in rows if w['statusText'].startswith('Vac')) 
dn=cnt.get('Down',0)
save(N,'MULTIFAMILY','site PM system grid, floor headings, charge columns, run date only',True,rows,'Parkline Lofts',None,len(rows),len(occ),(va if dn==0 else None),planted={"what":f"Property total of Parking printed as {m2(true+510)}; floors add up to {m2(true)}","kind":"total_wrong"})
