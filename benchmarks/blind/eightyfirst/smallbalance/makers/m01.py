# Lender's own rent roll form, filled in with a typewriter face, owner certified. PLANTED: total of monthly rent transposed
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
FN='kensett_ave_SBC114_rentroll.pdf'
r=random.Random(8101); N=names(r)
D=dt.date
asof=D(2025,9,1)
units=['418-1','418-2','418-3','418-4','420-1','420-2','420-3','420-4','422-1','422-2','422-3','422-4','424-1','424-2','424-3','424-4']
rows=[];disp=[]
util={1:'E',2:'E, G',0:'None'}
for i,u in enumerate(units):
    br=['1/1','2/1','2/1','1/1'][i%4] if i<12 else ['2/1.5','2/1','2/1','3/1'][i-12]
    sf={'1/1':610,'2/1':785,'2/1.5':840,'3/1':980}[br]
    mk={'1/1':875,'2/1':1050,'2/1.5':1095,'3/1':1250}[br]
    vac=u in('420-3','424-1')
    if vac:
        rows.append(row(unit=u,unitType=br,area=sf,marketRent=mk,statusText='VACANT'))
        disp.append([u,'VACANT',br,str(sf),'','','','',m2(mk),'','','','Make ready' if u=='420-3' else 'Rehab to 10/15'])
        continue
    f,l=next(N); mi=rdate(r,D(2014,3,1),D(2025,6,1)).replace(day=r.choice([1,1,1,15]))
    mtm=r.random()<.35 and mi<D(2023,1,1)
    rent=mk-r.choice([0,0,15,25,40,50,75,100,110])-(40 if mi<D(2019,1,1) else 0)
    s8=r.random()<.25
    st=mi
    while addm(st,12)<=asof: st=addm(st,12)
    en=endterm(st,12)
    if mtm: st_t=us2(mi); en_t='MTM'; st=mi
    else: st_t=us2(st); en_t=us2(en)
    dep=r.choice([rent,rent,500,600,400,300])
    cm='PHA contract' if s8 else r.choice(['','','','','','Pays late','Elderly','Pet dep incl.',''])
    if u=='418-1': cm='Mgr, $150 off'
    rows.append(row(unit=u,tenantName=f'{f} {l}',unitType=br,area=sf,moveInDate=iso(mi),leaseStartDate=iso(st),leaseEndDate='MTM' if mtm else iso(en),contractRent=rent,marketRent=mk,deposit=dep,statusText='Occupied'))
    disp.append([u,f'{f} {l}',br,str(sf),us2(mi),st_t,en_t,m2(rent),m2(mk),m2(dep),'Y' if s8 else 'N',r.choice(['E','E, G','E, G']),cm])
true=sum(x.get('contractRent',0) for x in rows); mkt=sum(x['marketRent'] for x in rows); dep=sum(x.get('deposit',0) for x in rows)
s=str(true)
# transpose two unequal neighbouring digits
for i in (2,1,3):
    if i+1<len(s) and s[i]!=s[i+1]:
        wrong=int(s[:i]+s[i+1]+s[i]+s[i+2:]);break
print(true,wrong)
W,H=landscape(letter)
c=canvas.Canvas(doc(FN),pagesize=(W,H))
c.setFont('Times-Bold',15); c.drawString(32,H-40,'Harborstone Community Bank')
c.setFont('Times-Roman',9); c.drawString(32,H-52,'Small Balance Commercial Lending  -  Member FDIC')
c.setFont('Times-Bold',14); c.drawRightString(W-32,H-40,'RENT ROLL AND CERTIFICATION')
c.setFont('Times-Roman',8); c.drawRightString(W-32,H-52,'Form SBC-114 (Rev. 03/22)')
# boxes
def box(x,y,w,h,lab,val):
    c.setLineWidth(.5); c.rect(x,y,w,h); c.setFont('Times-Roman',6.5); c.drawString(x+3,y+h-7,lab); c.setFont('Courier',9); c.drawString(x+4,y+4,val)
y=H-84
box(32,y,250,24,'1. Borrower (exact legal name)','Kensett Avenue Realty LLC'); box(282,y,260,24,'2. Property Name','Kensett Avenue Apartments'); box(542,y,W-32-542,24,'3. Date of Rent Roll','09/01/2025')
y-=24
box(32,y,250,24,'4. Property Street Address','418-424 Kensett Avenue'); box(282,y,260,24,'5. City / State / ZIP','Paterline, NJ 07519'); box(542,y,100,24,'6. Total No. Units','16'); box(642,y,W-32-642,24,'7. No. Vacant','2')
heads=['Unit\nNo.','Tenant Name\n(as on lease)','BR/\nBA','Approx.\nSq. Ft.','Orig.\nOccup.\nDate','Lease\nStart','Lease\nExpires\n(or MTM)','Current\nMonthly\nRent','Market\nRent','Security\nDeposit','Sec. 8\n(Y/N)','Utilities\nPaid by\nTenant*','Comments']
ws=[40,112,34,38,52,52,52,62,58,58,34,44,0]; ws[-1]=W-64-sum(ws)-18
x0=32; hy=y-14-34
c.setFillGray(.88); c.rect(x0,hy,W-64,34,fill=1); c.setFillGray(0)
xs=[x0+18]
for w in ws: xs.append(xs[-1]+w)
for i,h in enumerate(heads):
    ls=h.split('\n'); c.setFont('Times-Bold',7.5)
    for k,t in enumerate(ls): c.drawCentredString((xs[i]+xs[i+1])/2,hy+34-10-k*8.5-(3-len(ls))*4,t)
RH=13.2; nl=22
for k in range(nl):
    yy=hy-(k+1)*RH
    c.setLineWidth(.4); c.rect(x0,yy,W-64,RH)
    c.setFont('Times-Roman',6.5); c.drawCentredString(x0+9,yy+4,str(k+1))
    if k<len(disp):
        c.setFont('Courier',8.3)
        for i,v in enumerate(disp[k]):
            dy=3.6+r.choice([0,0,.4])
            if i in(7,8,9): c.drawRightString(xs[i+1]-3,yy+dy,v)
            elif i in(1,12): 
                if i==12:c.setFont('Courier',6.3)
                c.drawString(xs[i]+3,yy+dy,v)
            else: c.drawCentredString((xs[i]+xs[i+1])/2,yy+dy,v)
by=hy-nl*RH
for x in xs[:-1]: c.line(x,hy+34,x,by)
ty=by-16
c.setLineWidth(1); c.rect(x0,ty,W-64,16); c.setFont('Times-Bold',8.5); c.drawString(x0+6,ty+5,'8.  TOTALS (monthly)')
c.setFont('Courier-Bold',8)
for i,v in((7,wrong),(8,mkt),(9,dep)): c.drawRightString(xs[i+1]-2,ty+5,m2(v))
c.setFont('Times-Roman',7)
c.drawString(x0,ty-11,'* E = electric, G = gas, W = water/sewer. Owner pays all utilities not listed.   9. Other monthly income (describe):')
c.setFont('Courier',8.5); c.drawString(x0+335,ty-11,'Coin laundry $165.00')
c.setFont('Times-Roman',7.5)
c.drawString(x0,ty-27,'The undersigned certifies that the above is a true, correct and complete statement of all leases and tenancies at the Property as of the date shown, that no rent has been prepaid more than')
c.drawString(x0,ty-36,'one month in advance, and that no concessions have been granted except as disclosed. (18 U.S.C. 1014)')
c.line(x0,ty-66,x0+230,ty-66); c.line(x0+260,ty-66,x0+430,ty-66); c.line(x0+460,ty-66,x0+560,ty-66)
c.setFont('Times-Italic',13); c.drawString(x0+12,ty-62,'R. Valdespino-Orr'); c.setFont('Courier',8.5); c.drawString(x0+264,ty-62,'Managing Member'); c.drawString(x0+466,ty-62,'9/4/2025')
c.setFont('Times-Roman',6.5); c.drawString(x0,ty-74,'Signature of Borrower'); c.drawString(x0+260,ty-74,'Title'); c.drawString(x0+460,ty-74,'Date'); c.drawRightString(W-32,ty-74,'Page 1 of 1')
c.save()
save(FN,'MULTIFAMILY','lender form filled in by typewriter face, blank form lines, certification',False,dict(propertyName='Kensett Avenue Apartments',asOnDate='2025-09-01',units=16,occupied=14,vacant=2,rows=rows,
 planted={'what':f'printed total of current monthly rent is {wrong:,.2f}; the 14 rows add to {true:,.2f} (digits transposed)','kind':'total_wrong'}))
