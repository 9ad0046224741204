# AR 3: self storage past-due list, platypus table, portrait, three stores
import random
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter
R=random.Random(2403)
NAME='PastDueBalances-3sites.pdf'
K=['other:Days Late','other:Rent Rate','b0_10','b11_30','b31_60','b61_90','b91_120','b121','total']
ST=[('L014','Bayview Storage - Route 9',['A. Pruitt','Carlson Roofing Inc','D. Amaya','Fitch, Leroy','G. Strand','Hollis Catering LLC','J. Boateng','K. Murtaugh','N. Silva','T. Wainwright','V. Kuznetsova']),
('L022','Bayview Storage - Airport Rd',['B. Ferraro','Desert Sun Pools','E. Lachance','H. Quan','I. Mowbray','M. Adeyemi','P. Schultz','R. Tidwell']),
('L031','Bayview Storage - Old Mill',['C. Nakagawa','F. Ostrander','J. & L. Pickett','Kane Drywall','O. Reinholt','S. Villanueva','U. Grantham','W. Zhao','Y. Benning'])]
def f(x,dash=False): return '' if not x else (f'{x/100:,.2f}')
hd=[['Unit','Tenant','Paid\nThru','Days\nLate','Rent\nRate','Status','Past Due Amount by Days','','','','','','Total\nPast Due'],['','','','','','','0-10','11-30','31-60','61-90','91-120','121+','']]
def tbl(body,extra):
    t=Table(hd+body,colWidths=[35,86,40,26,38,48,38,42,42,42,42,40,46],repeatRows=2)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,1),'Times-Bold',8),('SPAN',(6,0),(11,0)),('ALIGN',(6,0),(11,0),'CENTER'),
     *[('SPAN',(i,0),(i,1)) for i in(0,1,2,3,4,5,12)],('VALIGN',(0,0),(-1,1),'BOTTOM'),('LINEBELOW',(6,0),(11,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),
     ('ALIGN',(3,0),(4,-1),'RIGHT'),('ALIGN',(5,0),(5,-1),'LEFT'),('ALIGN',(6,1),(12,-1),'RIGHT'),('ALIGN',(12,0),(12,0),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(5,0),(5,-1),9),
     *[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#f3f3f3')) for i in range(3,2+len(body)-1,2)],*extra]))
    return t
from datetime import date,timedelta
rows=[];tots=[];story=[];G=[0]*7;tail=0
cs=ParagraphStyle('x',fontName='Times-Bold',fontSize=11,spaceBefore=10,spaceAfter=4,leading=13)
asof=date(2024,8,15)
for code,site,names in ST:
    story.append(Paragraph(f'{code} &nbsp; {site}',cs)); body=[];T=[0]*7; tens=[]
    nums=R.sample(range(1,140),len(names))
    for n,q in zip(names,nums): tens.append((n,f"{'ABCDK'[q%5]}{q:03d}"))
    for n,u in sorted(tens,key=lambda q:q[1]):
        rate=R.choice([5900,7400,8900,10900,13900,16500,18900,24500])
        days=R.choice([3,6,9,14,14,22,27,38,45,45,63,76,88,104,139,167])
        due=asof-timedelta(days=days); v=[0]*7
        lim=[10,30,60,90,120,10**6]
        d=days; k=0
        while d>=0:
            b=[i for i,l in enumerate(lim) if d<=l][0]; v[b]+=rate
            if k==0 and days>5: v[b]+=max(2000,rate//5)
            if k==1: v[b]+=3500
            d-=30;k+=1
        if R.random()<.25:
            b=max(i for i in range(6) if v[i]); v[b]-=R.choice([2500,1147,4000])
        if R.random()<.4:
            b=min(i for i in range(6) if v[i]); v[b]+=R.choice([1200,1500])
        v[6]=sum(v[:6])
        st='Late' if days<15 else 'Overlock' if days<45 else 'Lien' if days<80 else 'Auction' 
        pt=(due-timedelta(days=1)).strftime('%m/%d/%y')
        body.append([u,n,pt,str(days),f(rate),st]+[f(x) for x in v])
        row={'property':f'{code} {site}','unit':u,'name':n,'date':pt,'status':st,'other:Days Late':days,'other:Rent Rate':c2(rate)}
        for kk,x in zip(K[2:],v):
            if x: row[kk]=c2(x)
        rows.append(row); T=[a+b for a,b in zip(T,v)]
    lab=f'Total {code} - {len(names)} tenants'
    body.append([lab,'','','','','']+[f'{x/100:,.2f}' for x in T]); tots.append({'label':lab,**{k:c2(x) for k,x in zip(K[2:],T)}})
    G=[a+b for a,b in zip(G,T)]
    i=len(body)+1; ex=[('SPAN',(0,i),(5,i)),('FONT',(0,i),(-1,i),'Times-Bold',8),('LINEABOVE',(6,i),(-1,i),.6,colors.black)]
    if code=='L031':
        body.append(['Report Total - 28 tenants','','','','','']+[f'{x/100:,.2f}' for x in G]); tots.append({'label':'Report Total - 28 tenants',**{k:c2(x) for k,x in zip(K[2:],G)}})
        ex+=[('SPAN',(0,i+1),(5,i+1)),('FONT',(0,i+1),(-1,i+1),'Times-Bold',8),('LINEABOVE',(0,i+1),(-1,i+1),1,colors.black),('LINEBELOW',(0,i+1),(-1,i+1),1.4,colors.black)]
    story.append(tbl(body,ex))
story+=[Spacer(1,12),Paragraph('Amounts include rent, late fees, tenant insurance and lien charges. Status: Late = 1-14 days, Overlock = gate code suspended, Lien = notice mailed, Auction = scheduled for sale. Rent Rate is the monthly rate.',ParagraphStyle('n',fontName='Times-Italic',fontSize=7.5,leading=9))]
def dec(c,d):
    c.setFont('Times-Bold',13); c.drawString(24,756,'Past Due Balances'); c.setFont('Times-Roman',8); c.drawString(24,744,'As of 8/15/2024   All sites   All past due tenants   sorted by unit')
    c.drawRightString(588,756,'Bayview Self Storage Partners'); c.drawRightString(588,20,f'Page {d.page}'); c.drawString(24,20,'8/15/2024 7:03:11 AM')
SimpleDocTemplate(doc(NAME),pagesize=letter,leftMargin=18,rightMargin=18,topMargin=56,bottomMargin=40).build(story,onFirstPage=dec,onLaterPages=dec)
save(NAME,'AR',K,rows,tots)
