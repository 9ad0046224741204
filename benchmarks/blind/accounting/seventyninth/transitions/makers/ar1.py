# student by-bed resident aging, landscape PDF, ~140 rows, status sections; PLANTED digit_changed
import random; from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
rng=random.Random(793)
nm=names(rng,150)
K=['b0_30','b31_60','b61_90','b90','prepaid','total','deposit']
beds=sorted({(b,u,s) for b in '1234567' for u in range(101,125) for s in 'ABCD'});rng.shuffle(beds)
def row(i,st):
    b=beds[i];v=dict.fromkeys(K,0.0);rent=rng.choice([689,714,729,745,779,815])
    q=rng.random()
    if st=='Future': v['prepaid']=-float(rng.choice([150,rent,300]));
    elif st in('Current','Notice'):
        if q<.3: v['prepaid']=-r2(rng.choice([rent,rent+35,12.5,48.17,rent*2,100]))
        else:
            v['b0_30']=r2(rng.choice([rent,rent+75,75,41.36,rent/2,rent+62.18,28.94]))
            if q>.62: v['b31_60']=r2(rng.choice([rent,rent+75,75,33.7]))
            if q>.82: v['b61_90']=r2(rng.choice([rent,rent+75]))
            if q>.92: v['b90']=r2(rent*rng.choice([1,2,1.5])+75)
    else:
        v['b90']=r2(rng.choice([rent*2+150,385,612.44,rent*3+225,118.75,1240.6]))
        if q<.25: v['b61_90']=r2(rng.choice([rent,212.5]))
        if q<.08: v['prepaid']=-25.0
    if st!='Past': v['deposit']=float(rng.choice([0,150,150,200,200,300]))
    v['total']=r2(sum(v[k] for k in K[:5]))
    return dict(unit=f'{b[0]}{b[1]}-{b[2]}' if 0 else f'{b[0]}-{b[1]}{b[2]}',resident=f'{rng.randint(1104000,1196999)}',name=f'{nm[i][1]}, {nm[i][0]}',**v)
secs=[];i=0
for st,n in(('Current',84),('Notice',14),('Past',31),('Future',11)):
    rs=[row(i+j,st) for j in range(n)];i+=n
    rs.sort(key=lambda r:(r['unit'] if st!='Past' else r['name']));secs.append((st,rs))
def sm(rs):return {k:r2(sum(r[k] for r in rs))+0.0 for k in K}
totals=[];grand=sm([r for _,rs in secs for r in rs])
# planted: one bucket's digit changed after totals are struck
sub={s:sm(rs) for s,rs in secs}
t=next(r for r in secs[0][1][20:] if r['b31_60']>700 and r['b61_90']==0)
old=t['b31_60'];s=f'{old:.2f}';s=s[0]+str((int(s[1])+5)%10)+s[2:];t['b31_60']=float(s)
print(t,old)
def m(v):return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
P=ParagraphStyle('p',fontName='Times-Roman',fontSize=7.2,leading=8)
hdr=['Bldg-Unit\nSpace','Resident ID','Resident','0 - 30\nDays','31 - 60\nDays','61 - 90\nDays','Over 90\nDays','Pre-\nPayments','Balance','Deposits\nHeld']
data=[hdr];st=[('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,0),'Times-Bold',8),('ALIGN',(3,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),
 ('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2F5D62')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('TOPPADDING',(0,1),(-1,-1),1.2),('BOTTOMPADDING',(0,1),(-1,-1),1.8)]
rows=[]
for s_,rs in secs:
    data.append([f'Lease Status: {s_}']+['']*9);k=len(data)-1;st+=[('SPAN',(0,k),(-1,k)),('FONT',(0,k),(-1,k),'Times-BoldItalic',8.5),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#E3EDEC'))]
    for r in rs:
        data.append([r['unit'],r['resident'],r['name']]+[m(r[q]) for q in K]);rows.append(r)
        k=len(data)-1;st.append(('LINEBELOW',(0,k),(-1,k),.2,colors.HexColor('#CCCCCC')))
    l=f'{s_} Total ({len(rs)})'
    data.append([l,'','']+[m(sub[s_][q]) for q in K]);k=len(data)-1;st+=[('SPAN',(0,k),(2,k)),('FONT',(0,k),(-1,k),'Times-Bold',8),('LINEABOVE',(3,k),(-1,k),.6,colors.black)]
    totals.append(dict(label=l,**sub[s_]))
l=f'Property Total ({len(rows)})';data.append([l,'','']+[m(grand[q]) for q in K]);k=len(data)-1
st+=[('SPAN',(0,k),(2,k)),('FONT',(0,k),(-1,k),'Times-Bold',8.5),('LINEABOVE',(0,k),(-1,k),1.2,colors.black)]
totals.append(dict(label=l,**grand))
name='resident_aging_campus_row.pdf'
def pagef(c,d):
    w,h=landscape(letter);c.setFont('Times-Bold',13);c.drawString(36,h-34,'Resident Aging');c.setFont('Times-Roman',9);c.drawString(36,h-47,'Campus Row at Millbrook  |  As of 08/31/2026  |  Post Month 08/2026')
    c.drawRightString(w-36,h-34,'Lease statuses: Current, Notice, Past, Future');c.setFont('Times-Roman',7.5);c.drawString(36,22,'Created on 09/02/2026 10:18 AM CDT');c.drawRightString(w-36,22,f'Page {d.page}')
d=SimpleDocTemplate(doc(name),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=56,bottomMargin=36)
tb=Table(data,colWidths=[62,66,148]+[64,64,62,64,66,64,64],repeatRows=1);tb.setStyle(TableStyle(st));d.build([tb],onFirstPage=pagef,onLaterPages=pagef)
save(name,'AR','Entrata-like aging by lease status, landscape PDF, 140 bed spaces',True,K,rows,totals,dict(what=f"unit {t['unit']} {t['name']}: 31-60 printed {t['b31_60']:.2f} for {old:.2f}; row and column totals are of the true figure",kind='digit_changed'))
