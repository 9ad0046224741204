# Manufactured-home community; month columns, street groups, portrait, dashes for nothing, platypus Times
import random
from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(4105)
first='Dale Ruthanne Cody Marisol Earl Tiffani Wendell Jo Ana Luis Gwen Harold Priya Shawn Nadine Otis Bernice Kirk Lupe Travis Yolanda Merle Dawn Rick'.split()
last='Abernathy Tollefson Quiroz Hatch Beaulieu Spradlin Nakai Vandiver Orosco Pruitt Lindqvist Mbeki Castellano Drummond Fyfe Gaither Holcomb Ybarra Jessup Kowalczyk Langford Mireles Nesbitt Oakes Pettibone Rausch Stancil Teague Upchurch Villanueva Whitlow Zeller Arsenault Bohannon Crider Dupuis Engstrom Fuqua Garza Hinojosa Ivey Jarrell'.split()
R.shuffle(last);K=['deposit','m Nov 2025','m Oct 2025','m Sep 2025','m Aug 2025','other:Prior','prepaid','total']
D=lambda v:'-' if v is None else ('(%s)'%format(-v,',.2f') if v<0 else format(v,',.2f'))
rows=[];tots=[];data=[['Site','Resident','Home','Deposit\nHeld','Nov\n2025','Oct\n2025','Sep\n2025','Aug\n2025','Prior','Open\nCredit','Balance\nDue']];st=[]
li=0
def one(site,past=False):
    global li
    nm=last[li]+', '+R.choice(first);li+=1
    if R.random()<.12: nm+=' & '+R.choice(first)
    kind=R.choice(['TOH','TOH','TOH','POH']);rent=R.choice([515,530,545,560]) if kind=='TOH' else R.choice([985,1040,1095])
    d=dict(unit=site,name=nm,deposit=None if R.random()<.25 else float(R.choice([250,300,500,rent])))
    u=lambda:r2(R.uniform(28,74));x=R.random();m=[None]*5;cr=None
    if past: m=[None,None,None,rent+u() if R.random()<.6 else None,r2(R.uniform(300,3800))]
    elif x<.17: cr=-r2(R.choice([rent,50,rent+u(),u()]))
    elif x<.45: m[0]=R.choice([u(),rent+u(),35.0,rent+u()+35])
    elif x<.7: m[0]=rent+u()+35;m[1]=r2(R.uniform(20,rent))
    elif x<.88: m[0]=rent+u()+35;m[1]=rent+u()+35;m[2]=r2(R.uniform(15,rent)) if R.random()<.6 else None
    else: m=[rent+u()+35,rent+u()+35,rent+u()+35,rent+u(),r2(R.uniform(50,2100))]
    if not past and x>.45 and R.random()<.12: cr=-r2(R.choice([20,100,12.5]))
    m=[None if v is None else r2(v) for v in m]
    for k,v in zip(K[1:6],m): d[k]=v
    d['prepaid']=cr;d['total']=r2(sum(v for v in m+[cr] if v is not None));d['_k']=kind
    return d
def show(d,lab=None):
    data.append([d['unit'],d['name'],d['_k']]+[D(d.get(k)) for k in K])
def tot(lab,L):
    t={'label':lab};
    for k in K:
        v=[x[k] for x in L if x.get(k) is not None];t[k]=r2(sum(v)) if v else None
    tots.append(t);i=len(data);data.append([lab,'','']+[D(t[k]) for k in K]);st.extend([('SPAN',(0,i),(2,i)),('FONT',(0,i),(-1,i),'Times-Bold',8),('LINEABOVE',(3,i),(-1,i),.5,colors.black),('BOTTOMPADDING',(0,i),(-1,i),7)])
allr=[];act=[]
for street,lo,hi,n in [('Alder Lane',1,38,13),('Bluestem Circle',39,71,11),('Cedar Court',72,104,12),('Former residents',0,0,5)]:
    i=len(data);data.append([street]+['']*10);st.extend([('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-BoldItalic',9.5),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#4a2c12')),('NOSPLIT',(0,i),(0,i+2))])
    L=[]
    sites=sorted(R.sample(range(lo,hi+1),n)) if lo else sorted(R.sample(range(1,104),n))
    for s in sites:
        d=one('%03d'%s if lo else '%03d-V'%s,not lo);show(d);L.append(d)
    tot(street+(' total' if lo else ', total'),L);allr+=L
    if lo: act+=L
    if street=='Cedar Court': tot('Occupied sites',act)
tot('Cottonwood Meadows MHC',allr)
n=len(data)-1;st+= [('BACKGROUND',(0,n),(-1,n),colors.HexColor('#efe6d8')),('LINEBELOW',(0,n),(-1,n),1,colors.black)]
for d in allr: d=dict(d);d.pop('_k');rows.append(d)
t=Table(data,colWidths=[32,112,28,44,50,50,46,46,50,46,54],repeatRows=1,rowHeights=None)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.2),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('ALIGN',(3,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#4a2c12')),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3)]+st))
h=ParagraphStyle('h',fontName='Times-Bold',fontSize=15,leading=18);s=ParagraphStyle('s',fontName='Times-Roman',fontSize=9,leading=11.5)
def foot(c,d):
    c.setFont('Times-Italic',8);c.drawCentredString(306,24,'Prairie Winds Communities - confidential - sheet %d'%d.page)
owe=sum(1 for d in allr if d['total']>0);crd=sum(1 for d in allr if d['total']<0)
SimpleDocTemplate(doc('Cottonwood_Meadows_delinquency_Nov25.pdf'),pagesize=letter,leftMargin=27,rightMargin=27,topMargin=36,bottomMargin=42).build([Paragraph('Delinquency by Month Billed',h),Paragraph('Cottonwood Meadows MHC &nbsp;|&nbsp; as of November 25, 2025 &nbsp;|&nbsp; lot rent, home rent, utilities and fees combined',s),Spacer(1,8),t,Spacer(1,8),Paragraph('%d accounts owe a balance; %d accounts carry a net credit. TOH = tenant-owned home, POH = park-owned home. Deposits are shown for information and are not netted. Site numbers ending in -V have been vacated.'%(owe,crd),s)],onFirstPage=foot,onLaterPages=foot)
truth('Cottonwood_Meadows_delinquency_Nov25','AR',K,rows,tots);print(len(rows))
