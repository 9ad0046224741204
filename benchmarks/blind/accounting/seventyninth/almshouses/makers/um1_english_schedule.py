import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
random.seed(77)
S=[('General needs: social rent',[('Bedsit',12,1,30,8214),('1B2P flat',64,2,47,9688),('2B3P flat',41,1,60,10874),('2B4P house',58,0,74,11520),('3B5P house',73,2,88,12766),('4B6P house',14,0,104,14153),('2B3P bungalow',9,0,62,11347)]),
 ('Affordable rent',[('1B2P flat (AR)',18,0,50,13842),('2B4P flat (AR)',22,1,67,16477),('2B4P house (AR)',31,0,77,17230),('3B5P house (AR)',26,0,91,19864)]),
 ('Housing for older people',[('Studio, sheltered',16,3,28,8462),('1B1P flat, sheltered',38,2,41,9215),('1B2P flat, extra care',44,1,54,10140),('2B3P flat, extra care',10,0,66,11282)])]
N='um_fosse_housing_rent_schedule_2026-27.pdf'
K=['units','occupied','vacant','sf','net','other:Service Charge £pw','gross','other:Formula Rent £pw','market']
b=PS('b',fontName='Helvetica',fontSize=8,leading=10);hp=PS('h',fontName='Helvetica-Bold',fontSize=7.5,leading=9,alignment=2,textColor=colors.white);hL=PS('hl',parent=hp,alignment=0)
hd=[Paragraph('House type',hL)]+[Paragraph(x,hp) for x in ['Homes','Let','Void','NIA m²','Net Rent £pw','Service Charge £pw','Gross Rent £pw','Formula Rent £pw','Market Rent £pw']]
data=[hd];st=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#4b2e63')),('FONT',(0,1),(-1,-1),'Helvetica',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,1),(-1,-1),2.5),('BOTTOMPADDING',(0,1),(-1,-1),2.5),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#cccccc'))]
rows=[];tots=[];ALL=[]
def tot(lab,L):
    h=sum(x[0] for x in L);w=lambda i:round(sum(x[0]*x[i] for x in L)/h)
    v=[h,sum(x[1] for x in L),sum(x[2] for x in L)]
    wi=[w(i) if all(x[i] is not None for x in L) else None for i in (4,5,6,7,8)]
    data.append([lab]+[str(x) for x in v]+['']+[f(x) if x is not None else '' for x in wi])
    t=dict(label=lab,units=v[0],occupied=v[1],vacant=v[2])
    for k,x in zip(K[4:],wi):
        if x is not None:t[k]=p(x)
    tots.append(t);st.append(('FONT',(0,len(data)-1),(-1,len(data)-1),'Helvetica-Bold',8));st.append(('LINEABOVE',(0,len(data)-1),(-1,len(data)-1),.8,colors.black))
for sec,L in S:
    data.append([sec]+['']*9);i=len(data)-1;st+= [('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e9e2ef')),('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5)]
    sl=[]
    for ty,h,vd,ar,net in L:
        sc={'G':random.choice([0,412,685]) if 'flat' in ty or ty=='Bedsit' else 0,'A':random.choice([0,540]) if 'flat' in ty else 0,'H':random.randint(2800,5600)}[sec[0]]
        aff=sec[0]=='A'
        fo=None if aff else net+random.randint(20,610);mk=round((net+sc)/0.8)+random.randint(-300,500) if aff else round(net*1.72)+random.randint(-600,900)
        x=[h,h-vd,vd,ar,net,sc,net+sc,fo,mk];sl.append(x)
        data.append([ty,str(h),str(h-vd),str(vd),str(ar),f(net),f(sc),f(net+sc),f(fo) if fo else 'n/a',f(mk)])
        d=dict(type=ty,units=h,occupied=h-vd,vacant=vd,sf=ar,net=p(net));d[K[5]]=p(sc);d['gross']=p(net+sc);d['market']=p(mk)
        if fo:d[K[7]]=p(fo)
        rows.append(d)
    tot('Sub-total / weighted average',sl);ALL+=sl
tot('All rented homes',ALL)
doc=SimpleDocTemplate(D(N),pagesize=landscape(A4),topMargin=34,bottomMargin=30,leftMargin=45,rightMargin=45)
t=Table(data,colWidths=[170]+[45,40,40,45]+[75]*5,repeatRows=1);t.setStyle(TableStyle(st))
doc.build([Paragraph('<b>Fosse &amp; Wolds Housing Group</b>',PS('t',fontSize=15,leading=19,fontName='Helvetica')),Paragraph('Schedule of homes by type and rents set from Monday 6 April 2026 (52-week basis). Board paper 7, Appendix C',PS('t2',fontSize=9.5,leading=14,fontName='Helvetica')),Spacer(1,6),t,Spacer(1,8),Paragraph('Net rent is the average charged for the type. Formula rent per the Policy Statement on Rents (September 2025 CPI + 1%). Affordable rents are set gross of service charge at not more than 80% of market. Market rents: desk-top advice, January 2026. Averages are weighted by homes. Voids at 31 March 2026.',b)])
save(N,'UM',K,rows,tots,'English housing group board appendix: net, service charge, gross, formula and market weekly rents by tenure')
