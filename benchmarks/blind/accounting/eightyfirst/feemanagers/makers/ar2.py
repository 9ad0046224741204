# subsidy (HAP) receivable aging by housing agency, senior affordable; portrait PDF, platypus; planted digit
import random
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
rnd=random.Random(8105)
N='Alvarado, Bertha|Ames, Clifton|Bellweather, Joan|Bohannon, Earl|Caulfield, Rita|Dobbins, Wilma|Espino, Hector|Fairchild, Nell|Gaither, Otis|Hanrahan, Peg|Isakson, Lars|Janik, Stella|Kettering, Vern|Lundy, Mavis|Machado, Inez|Nettles, Roy|Orozco, Delfina|Pettway, Lucille|Quarles, Ike|Ridgeway, Dot|Santangelo, Vito|Tuttle, Arlene|Underhill, Gene|Vong, Sokha|Wickham, Faye|Yarbrough, Cleo|Zeller, Hilda|Trevino, Amparo|Stroud, Melvin|Poole, Geraldine'.split('|')
AG=[('Ottawa Metropolitan Housing Authority','OMHA',13),('Tri-Rivers Regional Housing Agency','TRHA',8),('State Rental Assistance Program','SRAP',5),('Veterans Supportive Vouchers - Cold Harbor VA','VASH',4)]
mon=['Sep 2025','Aug 2025','Jul 2025','Prior']
K=['other:Contract HAP']+['other:'+m for m in mon]+['other:Unapplied','total']
N2=N[:]; groups=[]; used=set()
for a,cd,n in AG:
    g=[]
    for _ in range(n):
        nm=N2.pop(rnd.randrange(len(N2)))
        while True:
            u=str(rnd.randint(1,4)*100+rnd.randint(1,26))
            if u not in used: used.add(u); break
        h=float(rnd.randint(388,974)); b=[None]*4; un=None; x=rnd.random()
        if x<.42: b[0]=h
        elif x<.65: b[0]=float(rnd.choice([24,31,47,62,118])); 
        elif x<.85: b[0]=h; b[1]=rnd.choice([h,float(rnd.randint(20,180))])
        else: b[1]=float(rnd.randint(20,200)); b[2]=h; 
        if rnd.random()<.16: b[3]=float(rnd.randint(15,700))
        if rnd.random()<.17: un=-float(rnd.randint(12,140))
        t=r2(sum(v or 0 for v in b)+(un or 0))
        g.append(dict(u=u,n=nm,id='t00'+str(rnd.randint(10200,19899)),v=[h]+b+[un,t]))
    g.sort(key=lambda r:int(r['u'])); groups.append((a,cd,g))
for g in groups[0:1]:
    pass
# planted: one printed digit
tgt=next(r for r in groups[1][2] if r['v'][1]==r['v'][0] and r['v'][1]>=400)
PL=(tgt['u'],tgt['v'][1])
true=[[sum((r['v'][i] or 0) for r in g) for i in range(7)] for _,_,g in groups]
grand=[r2(sum(t[i] for t in true)) for i in range(7)]
s=f'{int(tgt["v"][1])}'; new=float(s[0]+str((int(s[1])+4)%10)+s[2:]); tgt['v'][1]=new
f=lambda x:'' if x is None else (f'{x:,.2f}' if x>=0 else f'{-x:,.2f}-')
hd=['Unit','Household head','Tenant ID','Contract\nHAP']+[m.replace(' ','\n') for m in mon]+['Unapplied','Total due']
data=[hd]; sty=[('FONT',(0,0),(-1,-1),'Courier',7.4),('FONT',(0,0),(-1,0),'Courier-Bold',7.4),('ALIGN',(3,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3)]
rows=[];tots=[]
def tr(l,t): return dict({"label":l},**dict(zip(K,[r2(x) for x in t])))
for (a,cd,g),t in zip(groups,true):
    i=len(data); data.append([f'Agency: {cd}  {a}']+['']*9); sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Courier-Bold',7.8),('TOPPADDING',(0,i),(-1,i),9)]
    for r in g:
        data.append([r['u'],r['n'],r['id']]+[f(x) for x in r['v']])
        rows.append(dict({"unit":r['u'],"name":r['n'],"resident":r['id']},**{k:x for k,x in zip(K,r['v']) if x is not None}))
    i=len(data); l=f'Total {cd} ({len(g)} households)'; data.append([l,'','']+[f(x) for x in t]); sty+=[('SPAN',(0,i),(2,i)),('LINEABOVE',(3,i),(-1,i),.4,colors.black),('FONT',(0,i),(-1,i),'Courier-Bold',7.4)]
    tots.append(tr(l,t))
i=len(data); l=f'TOTAL ALL AGENCIES ({len(rows)} households)'; data.append([l,'','']+[f(x) for x in grand]); sty+=[('SPAN',(0,i),(2,i)),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black),('FONT',(0,i),(-1,i),'Courier-Bold',7.4),('TOPPADDING',(0,i),(-1,i),4)]
tots.append(tr(l,grand))
P=lambda s,z=9,fn='Helvetica':Paragraph(s,ParagraphStyle('x',fontName=fn,fontSize=z,leading=z+3))
def foot(cv,d):
    cv.setFont('Helvetica',7); cv.drawString(40,28,'Pinnock Senior Communities Management  |  AR-SUB-02  |  run 10/02/2025 by mgreer'); cv.drawRightString(572,28,f'page {d.page}')
doc=SimpleDocTemplate(D+'HAP_receivable_by_agency_Sep25.pdf',pagesize=letter,leftMargin=38,rightMargin=38,topMargin=40,bottomMargin=46,title='HAP receivable by agency')
T=Table(data,colWidths=[32,116,54,52,52,52,50,50,54,58],repeatRows=1); T.setStyle(TableStyle(sty))
doc.build([P('Willow Bend Senior Apartments (104 units, 62+)',12,'Helvetica-Bold'),P('Subsidy receivable aged by agency, month billed'),P('as of September 30, 2025'),Spacer(1,8),T,Spacer(1,12),
 P('Notes',8.5,'Helvetica-Bold'),P('OMHA: September voucher released 10/01, not yet posted. TRHA: two interim recertifications with effective dates of 08/01 are still with the caseworker; the difference is billed at the old contract amount. Unapplied amounts are receipts that the agency has not identified by household. Tenant portions are on the resident delinquency report.',8)],onFirstPage=foot,onLaterPages=foot)
save('HAP_receivable_by_agency_Sep25.pdf','AR','subsidy receivable by housing agency and household, month-billed columns, trailing minus, Courier, agency subtotals',True,K,rows,tots,
 {"what":f"unit {PL[0]} (TRHA), column Sep 2025: printed {new:,.2f}, true amount {PL[1]:,.2f}; the row's total due, the agency total and the grand total are those of the true amount","kind":"digit_changed"})
