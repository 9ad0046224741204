"""Yardi tenancy schedule with charge schedules and rent steps nested under each lease; medical office."""
from common import *
from reportlab.pdfgen import canvas
r=rng(6712); N=Names(r); A=dt.date(2026,3,1); F='wexford_mob_TenancySchedule_20260301.pdf'
kinds=['Dermatology','Cardiology Partners','Family Medicine','Orthopedics','ENT & Allergy','Imaging Center','Physical Therapy','Pediatrics','Endodontics','Infusion Pharmacy',"Women's Health",'Pain & Spine']
suf=[', PLLC',', P.A.',' LLC',', P.C.','']
U=['100','110','115','120, 125','150','200','210','215','220','300','310','330','340']
vac={'215','310'}
rows=[];info=[]
for u in U:
    a=r.choice([1180,1422,1765,2040,2310,2688,3105,3940]); a=a*2+31 if ',' in u else a
    if u in vac: rows.append(dict(unit=u,area=a,statusText='VACANT')); info.append(None); continue
    st,en=term(r,A,8,90,(60,84,120)); ps=r.uniform(23,31); mo=rd(a*ps/12)
    cam=rd(a*r.uniform(5.2,6.8)/12); tx=rd(a*3.61/12); ins=rd(a*.58/12)
    chg=[dict(code='rent',amount=mo),dict(code='cam',amount=cam),dict(code='tax',amount=tx),dict(code='ins',amount=ins)]
    if r.random()<.35: chg.append(dict(code='park',amount=r.choice([120.,180.,240.])))
    if r.random()<.2: chg.append(dict(code='sign',amount=85.))
    steps=[];d=dt.date(2026,st.month,1); v=mo
    if d<=A: d=addm(d,12)
    while d<en and len(steps)<5: v=rd(v*1.03); steps.append(dict(date=iso(d),amount=v)); d=addm(d,12)
    q=dict(unit=u,area=a,tenantName=N.co(kinds,suf),leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=mo,annualRent=rd(mo*12),deposit=r.choice([0.,rd(mo),rd(round(mo*1.5,-2))]),charges=chg,rentSteps=steps,statusText='Occupied')
    rows.append(q); info.append(dict(code=f't{r.randint(1400,9800):07d}',typ=r.choice(['Medical NNN','Medical NNN','Medical Mod Gross'])))
c=canvas.Canvas(DOC+'/'+F,pagesize=(792,612)); pg=0
XR=dict(area=352,fr=402,to=450,term=476,ten=506,mo=552,mps=594,an=646,aps=688,dep=732,loc=768)
def foot(): c.setFont('Times-Italic',7); c.drawString(26,22,'Sunday, March 1, 2026   11:20 AM'); c.drawRightString(768,22,f'Page {pg}')
def head():
    global y,pg
    if pg: foot(); c.showPage()
    pg+=1
    c.setFont('Times-Bold',12); c.drawString(26,584,'Tenancy Schedule I with Charge Schedules'); c.setFont('Times-Roman',8)
    c.drawString(26,572,'Property: wexmob     As of Date: 03/01/2026     By Property     Show Rent Steps: Yes     Charges: All'); 
    c.setFillGray(.86); c.rect(24,540,746,26,stroke=0,fill=1); c.setFillGray(0); c.setFont('Times-Bold',7)
    for x,a,b,al in [(26,'','Unit(s)',0),(78,'','Lease',0),(220,'Lease','Code',0),(266,'Lease','Type',0),(XR['area'],'','Area',1),(XR['fr'],'Lease','From',1),(XR['to'],'Lease','To',1),(XR['term'],'','Term',1),(XR['ten'],'Tenancy','Years',1),(XR['mo'],'Monthly','Rent',1),(XR['mps'],'Monthly','Rent/Area',1),(XR['an'],'Annual','Rent',1),(XR['aps'],'Annual','Rent/Area',1),(XR['dep'],'Security','Deposit',1),(XR['loc'],'LOC','Amount',1)]:
        f=c.drawRightString if al else c.drawString
        f(x,556,a); f(x,546,b)
    y=528
def RR(x,s): c.drawRightString(x,y,s)
head(); c.setFont('Times-Bold',8.5); c.drawString(26,y,'Wexford Gate Medical Pavilion (wexmob)'); y-=14
for q,i in zip(rows,info):
    h=14 if not i else 14+22+len(q['charges'])*9+(22+len(q['rentSteps'])*9 if q.get('rentSteps') else 0)+10
    if y-h<44: head()
    c.setFont('Times-Bold',7.4)
    c.drawString(26,y,q['unit']); RR(XR['area'],m2(q['area']))
    if not i:
        c.drawString(78,y,'VACANT'); RR(XR['mo'],'0.00'); RR(XR['an'],'0.00'); q['contractRent']=0.; q['annualRent']=0.; y-=16; continue
    s,e=[dt.date.fromisoformat(q[k]) for k in('leaseStartDate','leaseEndDate')]
    c.drawString(78,y,q['tenantName']); c.drawString(220,y,i['code']); c.setFont('Times-Roman',6.6); c.drawString(262,y,i['typ']); c.setFont('Times-Bold',7.4)
    RR(XR['fr'],us0(s)); RR(XR['to'],us0(e)); tm=(e.year-s.year)*12+e.month-s.month+1; RR(XR['term'],str(tm)); RR(XR['ten'],f'{(A-s).days/365.25:.2f}')
    RR(XR['mo'],m2(q['contractRent'])); RR(XR['mps'],m2(q['contractRent']/q['area'])); RR(XR['an'],m2(q['annualRent'])); RR(XR['aps'],m2(q['annualRent']/q['area'])); RR(XR['dep'],m2(q['deposit'])); RR(XR['loc'],'0.00'); y-=12
    def block(title,heads,lines):
        global y
        c.setFont('Times-BoldItalic',7); c.drawString(78,y,title)
        c.setFont('Times-Italic',6.8)
        for x,t,al in heads: (c.drawRightString if al else c.drawString)(x,y,t)
        y-=2; c.setLineWidth(.3); c.line(150,y,620,y); y-=8; c.setFont('Times-Roman',7)
        for l in lines:
            for (x,t,al),v in zip(heads,l): (c.drawRightString if al else c.drawString)(x,y,v)
            y-=9
        y-=1
    block('Charge Schedules',[(152,'Charge',0),(190,'Type',0),(300,'Unit',0),(352,'Area',1),(402,'From',1),(450,'To',1),(510,'Monthly Amt',1),(560,'Amt/Area',1),(620,'Annual',1)],
      [(x['code'],{'rent':'Base Rent','cam':'CAM Estimate','tax':'R.E. Tax Estimate','ins':'Insurance Estimate','park':'Reserved Parking','sign':'Signage'}[x['code']],q['unit'],m2(q['area']),us0(max(s,dt.date(2026,1,1)) if x['code'] in('cam','tax','ins') else (s if x['code']!='rent' else max(s,addm(dt.date.fromisoformat(q['rentSteps'][0]['date']),-12)) if q['rentSteps'] else s)),us0(e if x['code']!='rent' or not q['rentSteps'] else dt.date.fromisoformat(q['rentSteps'][0]['date'])-dt.timedelta(1)),m2(x['amount']),m2(x['amount']/q['area']),m2(x['amount']*12)) for x in q['charges']])
    if q['rentSteps']:
        st=q['rentSteps']
        block('Rent Steps',[(152,'Charge',0),(190,'Type',0),(300,'Unit',0),(352,'Area',1),(402,'From',1),(450,'To',1),(510,'Monthly Amt',1),(560,'Amt/Area',1),(620,'Annual',1)],
         [('rent','Base Rent',q['unit'],m2(q['area']),us0(dt.date.fromisoformat(z['date'])),us0(e if k==len(st)-1 else dt.date.fromisoformat(st[k+1]['date'])-dt.timedelta(1)),m2(z['amount']),m2(z['amount']/q['area']),m2(z['amount']*12)) for k,z in enumerate(st)])
    y-=6
if y<150: head()
oc=[q for q in rows if 'tenantName' in q]; va=[q for q in rows if 'tenantName' not in q]
ta=S(q['area'] for q in rows); tr=S(q['contractRent'] for q in rows); td=S(q.get('deposit') for q in rows)
c.setFont('Times-Bold',7.6); c.line(24,y+9,770,y+9); c.drawString(26,y,'Total wexmob'); RR(XR['area'],m2(ta)); RR(XR['mo'],m2(tr)); RR(XR['an'],m2(rd(tr*12))); RR(XR['dep'],m2(td)); RR(XR['loc'],'0.00'); y-=24
c.drawString(78,y,'Occupancy Summary'); c.drawRightString(300,y,'Units'); c.drawRightString(370,y,'Area'); c.drawRightString(420,y,'Percentage'); y-=10; c.setFont('Times-Roman',7.6)
for l,g in(('Occupied Area',oc),('Vacant Area',va),('Total',rows)):
    c.drawString(78,y,l); c.drawRightString(300,y,str(len(g))); c.drawRightString(370,y,m2(S(q['area'] for q in g))); c.drawRightString(420,y,f"{S(q['area'] for q in g)/ta:.2%}"); y-=10
foot(); c.save()
save(F,'Wexford Gate Medical Pavilion','2026-03-01',rows,len(rows),len(oc),len(va),ties=[('area','area',ta),('rent','contractRent',tr),('dep','deposit',td),('ann','annualRent',rd(tr*12))])
