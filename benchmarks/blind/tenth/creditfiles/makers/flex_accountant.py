import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
random.seed(4104)
F='Sch_4_Rental_Income_Dunmore_Flex_LLC_2025.pdf'
# bldg, bay, tenant, sf, commence, expire, monthly, steps, tax, ins, cam, dep, remark
D=[('Building A – 11 Commerce Loop','A-1','Norcross Cabinet & Millwork, Inc.',7200,'2021-03-01','2026-02-28',5340,[],648,90,612,5000,''),
('','A-2','Velo Parts Direct LLC',4800,'2023-07-01','2028-06-30',3720,[('2026-07-01',3832),('2027-07-01',3947)],432,60,408,3600,''),
('','A-3/A-4','Great Basin Fasteners Corp.',9600,'2019-11-01','2029-10-31',6880,[('2025-11-01',7086),('2027-11-01',7518)],864,120,816,None,''),
('','A-5','(Vacant since April 2025)',2400,None,None,None,[],None,None,None,None,''),
('Building B – 15 Commerce Loop','B-1','Haldane Fire Protection',6000,'2024-01-01','2026-12-31',4750,[('2026-01-01',4893)],540,75,510,4750,''),
('','B-2','Stitch & Thread Uniform Supply Co.',3600,'2022-05-15','2027-05-14',2970,[],324,45,306,2970,''),
('','B-3','Quillfeather Bindery',3600,None,'Mo.-to-mo.',2400,[],None,None,None,2000,'gross'),
('','B-4','Lakeland Veterinary Compounding Pharmacy, Inc.',4800,'2025-02-01','2032-01-31',4320,[('2026-02-01',4450),('2027-02-01',4584),('2028-02-01',4722)],432,60,408,8640,''),
('','B-5','Dunmore Holdings (related)',6000,'2015-01-01','Mo.-to-mo.',3000,[],540,75,510,None,''),
('','Yard 1','Osprey Tree Service',None,'2024-06-01','2026-05-31',850,[],None,None,None,850,'')]
W,H=letter; c=canvas.Canvas(os.path.join(DOC,F),pagesize=letter,invariant=1)
R='Times-Roman'; B='Times-Bold'; I='Times-Italic'
def cen(y,s,f=B,z=11): c.setFont(f,z); c.drawCentredString(W/2,y,s)
cen(H-50,'DUNMORE FLEX LLC',B,12); cen(H-64,'Schedule 4 – Rental Income and Lease Summary'); cen(H-78,'September 30, 2025',R,11)
cen(H-91,'(See accountants’ compilation report. No assurance is provided.)',I,8.5)
X=dict(bay=44,ten=92,sf=296,com=346,mo=404,an=458,tax=492,ins=524,cam=562,)
y=H-118
def right(x,y,s,f=R,z=8.6): c.setFont(f,z); c.drawRightString(x,y,s)
c.setFont(B,8.2)
hd=[('l','bay',['','','Bay']),('l','ten',['','','Lessee']),('r','sf',['','Square','Feet']),('r','com',['','Commences','Expires']),('r','mo',['Base','Rent per','Month']),('r','an',['Base','Rent per','Annum'])]
for al,k,ls in hd:
    for i,l in enumerate(ls): (c.drawString if al=='l' else c.drawRightString)(X[k],y-i*9.5,l)
c.drawCentredString(520,y,'Monthly Recoveries'); c.line(466,y-3,564,y-3)
for k,l in (('tax','Taxes'),('ins','Ins.'),('cam','CAM')): c.drawRightString(X[k],y-19,l)
c.line(40,y-23,568,y-23); y-=38
n=lambda v: '' if v is None else f'{v:,.0f}'
us=lambda d: '' if d is None else (d if d[0]=='M' else f'{d[5:7]}/{d[8:]}/{d[:4]}')
def sub(label,t,y,dbl=False):
    for k in ('sf','mo','an','tax','ins','cam'):
        c.setLineWidth(.5); c.line(X[k]-(36 if k in('an','mo','sf') else 24),y+9,X[k],y+9); right(X[k],y,(('$' if k in('mo','an') else '')+n(t[k])),B if dbl else R)
        if dbl:
            for q in (2.5,4.5): c.line(X[k]-(36 if k in('an','mo','sf') else 24),y-q,X[k],y-q)
    c.setFont(B if dbl else I,8.8); c.drawString(X['ten']+10,y,label)
G=dict.fromkeys(X,0); t=None; cur=None; rows=[]; first=True
def flush():
    global y
    sub('Total '+cur.split(' – ')[0],t,y-2); y-=28
for b,bay,ten,sf,a,e,mo,steps,tax,ins,cam,dep,rm in D:
    if b:
        if cur: flush()
        cur=b; t=dict.fromkeys(X,0); c.setFont(B,9.5); c.drawString(40,y,b); y-=15; first=True
    c.setFont(R,8.8); c.drawString(X['bay'],y,bay); c.drawString(X['ten'],y,ten)
    right(X['sf'],y,n(sf)); vac=mo is None
    if not vac:
        right(X['com'],y,us(a)); s='$' if first else ''
        right(X['mo'],y,s+n(mo)); right(X['an'],y,s+n(mo*12))
        for k,v in (('tax',tax),('ins',ins),('cam',cam)): right(X[k],y,n(v) if v is not None else '–')
        y-=10.5; right(X['com'],y,us(e))
        l2=[]
        if dep is not None: l2.append(f'Deposit held ${dep:,}')
        if rm: l2.append('gross lease')
        c.setFont(I,7.8); c.drawString(X['ten']+10,y,'; '.join(l2))
        if steps: y-=9.5; c.setFont(I,7.8); c.drawString(X['ten']+10,y,'Monthly rent steps: '+', '.join(f'{int(d[5:7])}/{int(d[8:])}/{d[2:4]} ${v:,}' for d,v in steps))
        first=False
    for k,v in (('sf',sf),('mo',mo),('an',mo and mo*12),('tax',tax),('ins',ins),('cam',cam)):
        t[k]+=v or 0; G[k]+=v or 0
    y-=16
    rows.append(dict(unit=bay,building=cur,area=sf,tenantName=None if vac else ten,statusText='Vacant' if vac else 'Occupied',contractRent=mo,annualRent=mo and mo*12,leaseStartDate=a,leaseEndDate=e,deposit=dep,
      charges=[dict(code=k,amount=v) for k,v in (('Taxes',tax),('Ins.',ins),('CAM',cam)) if v is not None],rentSteps=[dict(date=d,amount=v) for d,v in steps]))
flush()
true=G['an']; P=dict(G); P['an']=true+9000   # planted
sub('Total rental income',P,y,True); y-=34
c.setFont(R,8.8)
for s in ['Note 1.  Recoveries are estimates billed monthly and reconciled to actual each March. Lessees shown with a dash pay none.',
 'Note 2.  Base rent per annum is the September 2025 rent annualized; it does not straight-line scheduled increases.',
 'Note 3.  Bay B-5 is leased to an entity under common control. Yard 1 is unimproved storage ground behind Building B and has no rentable area.',
 'Note 4.  Nine of ten spaces were let at September 30, 2025; one was vacant.']:
    c.drawString(40,y,s); y-=13
c.setFont(R,8); c.drawCentredString(W/2,40,'- 9 -'); c.drawString(40,40,'Bramhall & Teague, CPAs')
c.save()
save(F,'INDUSTRIAL',"accountant's schedule in Times, two-line records, grouped recoveries heading, two buildings",True,
 dict(propertyName='Dunmore Flex LLC',asOnDate='2025-09-30',units=10,occupied=9,vacant=1,sheet=None,
 planted=dict(what=f'Grand total of "Base Rent per Annum" prints {P["an"]:,} where the rows and building totals add to {true:,}',kind='total_wrong'),rows=rows))
print(G,P['an'])
