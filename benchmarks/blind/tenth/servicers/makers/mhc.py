import random; from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import legal
from reportlab.lib.styles import ParagraphStyle
R=random.Random(4505); N='Cottonwood_Acres_SiteRentRoll_Q1.pdf'
nm=iter(names(R,100,'FL')); asof=D(2026,3,31)
streets=[('Juniper Lane',range(1,24)),('Sagebrush Court',range(24,41)),('Willow Creek Drive',range(41,67)),('RV Row',range(1,9))]
G=[]
for s,rg in streets:
    L=[]
    for n in rg:
        rv=s=='RV Row'; u=f'RV-{n}' if rv else f'{n}'
        x=R.random(); k='RV' if rv else 'TOH' if x<.72 else 'POH' if x<.9 else '–'
        q=dict(u=u,k=k,s=s)
        if k=='–' : q['who']='VACANT SITE'
        elif R.random()<(.25 if rv else .15 if k=='POH' else 0): q['who']='VACANT HOME' if not rv else 'VACANT SITE'
        else:
            q['who']=next(nm); q['mi']=asof-TD(R.randint(20,6500)); q['lot']=R.choice([575.,575.,595.,610.,625.]) if not rv else 480.
            q['home']=R.choice([425.,450.,510.]) if k=='POH' else 0.
            q['ws']=R.choice([34.18,41.05,28.6,52.77,63.4]); q['tot']=q['lot']+q['home']+q['ws']
            y=R.random(); a=[0.,0.,0.]
            if y<.12: a[0]=round(q['tot']*R.choice([.3,1,1]),2)
            elif y<.16: a=[round(q['tot'],2),round(q['tot']-20,2),0.]
            elif y<.19: a=[round(q['tot'],2),round(q['tot'],2),round(R.uniform(300,2600),2)]
            elif y<.27: a=[-round(R.uniform(5,600),2),0.,0.]
            q['age']=a; q['bal']=round(sum(a),2); q['dep']=R.choice([0.,0.,300.,575.]) + (400. if k=='POH' else 0)
        L.append(q)
    G.append((s,L))
drop=next(q for q in G[2][1] if 'lot' in q and int(q['u'])>50)
P=lambda t,b=False,c='#000000',sz=6.6: Paragraph(t,ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=sz,leading=sz+1,textColor=c))
hd=[['Site','Home','Resident','Moved in','Monthly charges','','','','Receivable','','','','Deposit\nheld'],['','','','','Site rent','Home rent','W/S/Trash','Total','0–30','31–60','Over 60','Balance','']]
W=[32,28,98,44,42,42,42,46,44,42,42,48,38]
story=[]; z=lambda v: '0.00' if v==0 else m2(v)
def sums(L): 
    s=lambda f: sum(f(q) for q in L if 'lot' in q)
    return [z(round(s(lambda q:q[k]),2)) for k in('lot','home','ws','tot')]+[z(round(s(lambda q:q['age'][i]),2)) for i in range(3)]+[z(round(s(lambda q:q['bal']),2)),z(s(lambda q:q['dep']))]
shown=[]
data=list(hd); sty=[('FONT',(0,0),(-1,-1),'Times-Roman',7.4),('FONT',(0,0),(-1,1),'Times-Bold',7.4),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#35524A')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(4,0),(7,0)),('SPAN',(8,0),(11,0)),('SPAN',(12,0),(12,1)),('ALIGN',(4,0),(11,0),'CENTER'),('ALIGN',(4,1),(-1,-1),'RIGHT'),('ALIGN',(12,0),(12,1),'RIGHT'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.4),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
for s in range(0,4): sty.append(('SPAN',(s,0),(s,1)))
for s,L in G:
    data.append([s.upper()]); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-BoldItalic',8.2),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#35524A')),('TOPPADDING',(0,i),(-1,i),5)]
    for q in L:
        if q is drop: continue
        shown.append(q); r=[q['u'],q['k'],q['who']]
        if 'lot' in q: r+=[q['mi'].strftime('%m/%d/%y')]+[m2(q[k]) if q[k] else '0.00' for k in('lot','home','ws','tot')]+[z(a) for a in q['age']]+[z(q['bal']),z(q['dep'])]
        data.append(r+['']*(13-len(r))); i=len(data)-1; sty.append(('LINEBELOW',(0,i),(-1,i),.25,colors.HexColor('#BBBBBB')))
    o=sum('lot' in q for q in L)
    data.append([f'{len(L)} sites / {o} occupied','','','']+sums(L)); i=len(data)-1; sty+=[('SPAN',(0,i),(3,i)),('FONT',(0,i),(-1,i),'Times-Bold',7.4),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E6EDEA'))]
A=[q for _,L in G for q in L]; o=sum('lot' in q for q in A)
data.append([f'COMMUNITY TOTAL  {len(A)} sites / {o} occupied','','','']+sums(A)); i=len(data)-1; sty+=[('SPAN',(0,i),(3,i)),('FONT',(0,i),(-1,i),'Times-Bold',7.2),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
t=Table(data,colWidths=W,repeatRows=2); t.setStyle(TableStyle(sty)); story+=[t,Spacer(1,14)]
rec=[['Site use','Sites','Occupied','Vacant','Site rent','Home rent']]
for k,l in(('TOH','Resident-owned home (TOH)'),('POH','Community-owned home (POH)'),('–','No home on site'),('RV','RV pad'),(None,'Total')):
    L=[q for q in A if k in(None,q['k'])]; n=sum('lot' in q for q in L); rec.append([l,len(L),n,len(L)-n,m2(sum(q.get('lot',0) for q in L)),m2(sum(q.get('home',0) for q in L))])
t=Table(rec,colWidths=[130,40,50,45,60,60],hAlign='LEFT'); t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',7.6),('FONT',(0,0),(-1,0),'Times-Bold',7.6),('FONT',(0,-1),(-1,-1),'Times-Bold',7.6),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)])); story.append(t)
story+=[Spacer(1,8),P('Credit balances (prepaid) in parentheses. Site rent increase of $25 noticed for 7/1/2026. Deposits on community-owned homes include key and pet deposits.')]
def pg(c,d):
    w,h=legal; c.setFont('Times-Bold',13); c.drawString(22,h-34,'Cottonwood Acres Manufactured Home Community'); c.setFont('Times-Roman',9); c.drawString(22,h-46,'Site rent roll and receivables as of March 31, 2026'); c.drawRightString(w-22,h-34,'Lender ref. 0300451177'); c.drawRightString(w-22,h-46,'4400 County Road 9, Brushy Flat')
    c.setFont('Times-Italic',7.5); c.drawString(22,20,'ParkLedger 6.2 - prepared by Dry Fork Communities, Inc. - unaudited'); c.drawRightString(w-22,20,f'Sheet {d.page}')
SimpleDocTemplate(doc(N),pagesize=legal,leftMargin=12,rightMargin=12,topMargin=56,bottomMargin=34).build(story,onFirstPage=pg,onLaterPages=pg)
T=[dict(unit=q['u'],section=q['s'].upper(),unitType=q['k'] if q['k']!='–' else None,statusText=q['who'] if q['who'].startswith('VACANT') else 'Occupied',tenantName=None if q['who'].startswith('VACANT') else q['who'],moveInDate=iso(q.get('mi')),contractRent=q.get('lot'),charges=[dict(code=a,amount=q[k]) for a,k in(('Site rent','lot'),('Home rent','home'),('W/S/Trash','ws'))] if 'lot' in q else None,totalCharges=round(q['tot'],2) if 'lot' in q else None,balance=q.get('bal'),deposit=q.get('dep')) for q in shown]
finish(N,dict(propertyName='Cottonwood Acres Manufactured Home Community',asOnDate='2026-03-31',units=len(A),occupied=o,vacant=len(A)-o,sheet=None,planted=dict(what=f"site {drop['u']} (Willow Creek Drive, total charges {drop['tot']:.2f}) is not printed but is in the street subtotal, community total, counts and recap",kind='row_dropped'),rows=T),'MANUFACTURED_HOUSING','legal portrait, grouped by street, ageing columns, recap by site use','planted row_dropped; contractRent = site rent (home rent a charge)')
print(len(shown),len(A),o,drop)
