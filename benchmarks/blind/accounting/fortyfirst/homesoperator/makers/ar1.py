# Student community by-bed delinquency, reportlab platypus, status groups
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics; from reportlab.pdfbase.ttfonts import TTFont
for n,f in(('LN','Regular'),('LNB','Bold'),('LNI','Italic')): pdfmetrics.registerFont(TTFont(n,f'/usr/share/fonts/truetype/liberation/LiberationSansNarrow-{f}.ttf'))
R=random.Random(4104)
NAME='ResidentAging_QuillhavenCommons_20260930'
names='Adeyemi Oluwaseun|Aldridge, Mackenzie|Bhattarai Prakriti|Boudreaux-Lane Camille|Castellanos Iván|Chowdhury Tasnim|Dempsey Rory P|Dzurilla Anna|Eberhardt Noah|Farrukh Zainab|Fontaine Jules|Galloway Tyree|Grzybowski Lena|Hakimi Soraya|Hollis-Bright Amari|Ibarra Daniela|Jankowiak Piotr|Kapoor Rishi|Kealoha Makana|Kirchner Ben|Lachance Odette|Lindqvist Elsa|Mbeki-Stone Thandi|McIlroy Sean|Nakagawa Emi|Nwosu Chidera|O\'Halloran Fiona|Ocampo Luis M|Paxton Delaney|Petrossian Ani|Quarles Destiny|Ramaswamy Kavya|Reinholt Gus|Salcedo Ximena|Sandoval-Ruiz Marco|Sheffield Imani|Stavros Niko|Tolliver Jaxon|Tran Minh Anh|Umarov Timur|Vandermeer Skye|Villaseñor Paola|Wakefield Trent|Whitlock Bree|Xu Haoran|Yazzie Shania|Youngblood Kai|Zielinski Marta'.replace(', ',' ').split('|')
R.shuffle(names)
ST=[('Current Resident',24),('On Notice',4),('Future (Pre-leased 2026-27)',6),('Past Resident',12)]
data=[];i=0
for st,n in ST:
    l=[]
    for _ in range(n):
        nm=names[i]; i+=1
        sur=nm.split(' ')[0]; nm=f"{sur}, {' '.join(nm.split(' ')[1:])}"
        b=[0,0,0,0];pre=0
        rent=R.choice([74900,79900,82500,86900,91500])
        if st.startswith('Cur'):
            k=R.random()
            if k<.2: pre=-R.choice([rent,5000,12550,rent//2])
            elif k<.6: b[0]=rent-R.choice([0,0,20000,50000]); 
            elif k<.85: b[0]=rent+R.choice([7500,3812]); b[1]=R.choice([rent,7500,31144])
            else: b=[rent,rent,R.choice([rent,45000]),R.choice([0,12033])]
            if k>=.6 and R.random()<.25: pre=-R.choice([2500,4018])
        elif st.startswith('On'): b=[R.choice([rent,0]),R.choice([rent,19995]),R.choice([0,7500]),0]
        elif st.startswith('Fut'):
            if R.random()<.6: pre=-R.choice([rent,15000,20000])
            else: b[0]=R.choice([15000,7500])
        else:
            b=[R.choice([0,0,18500]),R.choice([0,42375,27500]),R.choice([0,rent+11210,8800]),R.choice([rent*2+4311,156020,33333,6250])]
        dep=0 if (st.startswith('Past') or R.random()<.25) else R.choice([15000,20000,30000])
        l.append(dict(unit=f"{R.choice('ABCD')}{R.randint(1,4)}{R.randint(1,18):02d}-{R.choice('ABCD')}",rid='t%07d'%R.randint(412000,467999),name=nm,end=R.choice(['07/31/2027','07/31/2027','05/15/2027','12/19/2026']) if not st.startswith('Past') else R.choice(['07/31/2026','05/09/2026','12/18/2025']),b=b,pre=pre,tot=sum(b)+pre,dep=dep,g=R.choice('YYYN')))
    l.sort(key=lambda r:r['unit']); data.append((st,l))
K=['b0_30','b31_60','b61_90','b90','prepaid','total','deposit']
def vals(r): return r['b']+[r['pre'],r['tot'],r['dep']]
T=[];TT=[]
H=['Unit-Bed','Resident','Resident\nID','Lease\nEnd','Gtr','0 - 30\nDays','31 - 60\nDays','61 - 90\nDays','Over 90\nDays','Prepaid','Balance\nDue','Deposit\non Hand']
def s(x): return m(x,'paren','0.00',cur='')
tab=[H];sty=[('FONT',(0,0),(-1,-1),'LN',8.5),('FONT',(0,0),(-1,0),'LNB',8.5),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#4B2E83')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(5,0),(-1,-1),'RIGHT'),('ALIGN',(4,0),(4,-1),'CENTER'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,1),(-1,-1),1.6),('BOTTOMPADDING',(0,1),(-1,-1),2.2),('LINEBELOW',(0,1),(-1,-1),.2,colors.HexColor('#cccccc'))]
def money(r): return [s(x) for x in vals(r)]
grand=[0]*7; cnt=0
for st,l in data:
    k=len(tab); tab.append([f'Status: {st}']+['']*11); sty+=[('SPAN',(0,k),(-1,k)),('FONT',(0,k),(-1,k),'LNB',9),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#E8E3D3'))]
    sub=[0]*7
    for r in l:
        v=vals(r); sub=[a+b for a,b in zip(sub,v)]
        tab.append([r['unit'],r['name'],r['rid'],r['end'],r['g']]+money(r))
        T.append({'unit':r['unit'],'resident':r['rid'],'name':r['name'],**dict(zip(K,map(c2f,v)))})
    k=len(tab); lab=f'{st} Total'; tab.append([lab,'','',f'{len(l)} accts','']+[s(x) for x in sub]); sty+=[('FONT',(0,k),(-1,k),'LNB',8.5),('SPAN',(0,k),(2,k)),('LINEABOVE',(0,k),(-1,k),.8,colors.black)]
    TT.append({'label':lab,**dict(zip(K,map(c2f,sub)))}); grand=[a+b for a,b in zip(grand,sub)]; cnt+=len(l)
k=len(tab); tab.append(['Quillhaven Commons Total','','',f'{cnt} accts','']+[s(x) for x in grand]); sty+=[('FONT',(0,k),(-1,k),'LNB',9),('SPAN',(0,k),(2,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#d9d2e9')),('LINEABOVE',(0,k),(-1,k),1.2,colors.black)]
TT.append({'label':'Quillhaven Commons Total',**dict(zip(K,map(c2f,grand)))})
gross=sum(grand[:4]); tab.append(['% of charges outstanding','','','','']+[f'{x/gross*100:.1f}%' for x in grand[:4]]+['','','']); k+=1; sty+=[('SPAN',(0,k),(2,k)),('FONT',(0,k),(-1,k),'LNI',8.5)]
P=ParagraphStyle('p',fontName='LN',fontSize=9,leading=11)
def hf(c,d):
    c.setFont('LNB',14); c.drawString(36,576,'Quillhaven Commons'); c.setFont('LN',9); c.drawString(36,564,'Resident Aged Receivables by Bed  |  Post month 09/2026  |  As of 09/30/2026  |  Include: Current, Notice, Future, Past')
    c.drawRightString(756,576,'612 beds  /  174 apartments'); c.setFont('LN',7.5); c.drawString(36,22,'BedWise Reporting v8.2   Generated 10/02/2026 9:14 AM by kmontoya@quillhaven'); c.drawRightString(756,22,f'Page {d.page}')
doc=SimpleDocTemplate(os.path.join(DOCS,NAME+'.pdf'),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=58,bottomMargin=40,title='Aging')
t=Table(tab,colWidths=[50,126,54,52,26,58,58,58,60,60,62,56],repeatRows=1); t.setStyle(TableStyle(sty))
doc.build([t,Spacer(1,8),Paragraph('Balance Due = aged charges less prepaid. Gtr = guarantor agreement on file. Past residents over 90 days are referred to Halvorsen Recovery on the 15th.',P)],onFirstPage=hf,onLaterPages=hf)
save_truth(NAME,'AR',K,T,TT)
