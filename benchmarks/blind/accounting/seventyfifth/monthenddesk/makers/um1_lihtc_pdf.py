from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
out='UM_sable_creek_appraisal.pdf'
# type, ami, units, sf, max gross, UA, contract, market
A={'1':{50:931,60:1117,30:558},'2':{50:1117,60:1341,30:670},'3':{50:1291,60:1549},'0':{50:869}}
UA={'0':58,'1':71,'2':94,'3':119}
D=[('Studio / 1.0 BA','0',50,8,486,811,1075),
('1 BR / 1.0 BA','1',30,6,662,487,1295),('1 BR / 1.0 BA','1',50,18,662,846,1295),('1 BR / 1.0 BA','1',60,22,662,1010,1295),('1 BR / 1.0 BA - ADA','1',60,2,684,1010,1295),
('2 BR / 1.0 BA','2',50,14,871,1010,1480),('2 BR / 2.0 BA','2',30,4,918,576,1535),('2 BR / 2.0 BA','2',50,20,918,1015,1535),('2 BR / 2.0 BA','2',60,31,918,1206,1535),('2 BR / 2.0 BA','2',None,9,918,1425,1535),
('3 BR / 2.0 BA','3',50,12,1124,1160,1790),('3 BR / 2.0 BA','3',60,15,1124,1384,1790),('3 BR / 2.0 BA','3',None,5,1124,1695,1790)]
N=sum(d[3] for d in D); TS=sum(d[3]*d[4] for d in D)
M=['ami','units','pct_units','sf','total_sf','gross','ua','net','actual','actual_sf','market']
B=PS('b',fontName='Times-Roman',fontSize=10.5,leading=14,spaceAfter=7); Hd=PS('h',fontName='Times-Bold',fontSize=13,spaceAfter=8); H2=PS('h2',fontName='Times-BoldItalic',fontSize=11,spaceAfter=4,spaceBefore=6); nt=PS('n',fontName='Times-Italic',fontSize=8.5,leading=10.5)
hdr=[['','AMI','No. of','% of','Avg.','Total','Max.','Utility','Max.','Contract','Contract','Market'],['Unit Type','Level','Units','Total','SF','SF','Gross','Allow.','Net','Rent','Rent/SF','Rent']]
tb=[*hdr];rows=[]; pc=[round(d[3]/N*100,1) for d in D]

for (t,b,ami,n,sf,cr,mk),p in zip(D,pc):
    row=dict(type=t,units=n,pct_units=p,sf=sf,total_sf=n*sf,actual=cr,actual_sf=round(cr/sf+1e-9,2),market=mk)
    if ami: g=A[b][ami]; row.update(ami=ami,gross=g,ua=UA[b],net=g-UA[b]); assert cr<=g-UA[b]
    d=lambda k,s='{:,}',e='-': s.format(row[k]) if k in row else e
    tb.append([t,f'{ami}%' if ami else 'Market',str(n),f'{p:.1f}%',f'{sf:,}',d('total_sf'),d('gross','${:,}','N/A'),d('ua','${:,}','N/A'),d('net','${:,}','N/A'),d('actual','${:,}'),d('actual_sf','${:.2f}'),d('market','${:,}')])
    rows.append(row)
wa=sum(d[3]*d[5] for d in D)/N; wm=sum(d[3]*d[6] for d in D)/N
tt=dict(label='Total / Wtd. Avg.',units=N,pct_units=100.0,sf=round(TS/N),total_sf=TS,actual=round(wa),actual_sf=round(wa*N/TS,2),market=round(wm))
tb.append(['Total / Wtd. Avg.','',str(N),'100.0%',f'{tt["sf"]:,}',f'{TS:,}','','','',f'${tt["actual"]:,}',f'${tt["actual_sf"]:.2f}',f'${tt["market"]:,}'])
t=Table(tb,colWidths=[98,38,33,38,33,44,39,38,39,44,46,41],rowHeights=[12,13]+[15]*(len(D)+1))
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.8),('FONT',(0,0),(-1,1),'Times-Bold',8.8),('FONT',(0,-1),(-1,-1),'Times-Bold',8.8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(1,-1),'CENTER'),
 ('LINEABOVE',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,1),.6,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.2,colors.black),
 ('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3),('TOPPADDING',(0,0),(-1,-1),0),('BOTTOMPADDING',(0,0),(-1,-1),0)]))
lih=sum(d[3] for d in D if d[2])
def deco(c,d):
    c.setFont('Times-Roman',8.5); c.drawString(54,762,'SABLE CREEK APARTMENTS'); c.drawRightString(558,762,'IMPROVEMENTS ANALYSIS'); c.line(54,757,558,757)
    c.drawString(54,34,'File No. 26-1187'); c.drawRightString(558,34,str(46+d.page)); c.line(54,44,558,44)
doc_=SimpleDocTemplate(doc(out),pagesize=letter,leftMargin=36,rightMargin=36,topMargin=56,bottomMargin=56,title='Appraisal - Sable Creek')
ind=lambda s: Paragraph(s,PS('x',parent=B,leftIndent=18,rightIndent=18))
doc_.build([Paragraph('&nbsp;&nbsp;&nbsp;Description of Units',Hd),
 ind(f'The subject contains {N} apartment units in seven three-story garden buildings with {TS:,} square feet of net rentable area, according to the rent roll dated September 30, 2026 and the architectural plans. Of these, {lih} units are restricted under Section 42 of the Internal Revenue Code and the Extended Use Agreement; the remaining {N-lih} units carry no income limit.'),
 ind('Resident-paid utilities are electricity (including heat and hot water) and, in the three-bedroom plans, water and sewer. The allowances are those published by the housing authority, effective July 1, 2026.'),
 Paragraph('&nbsp;&nbsp;&nbsp;&nbsp;Unit Mix and Rent Summary',H2), t, Spacer(1,5),
 ind('<font size=8.5><i>Max. Net = 2026 maximum gross rent less utility allowance. Contract rent is the average rent of leased units of the type. Market rent is our conclusion in the Rent Comparability Analysis and assumes no restriction.</i></font>'),
 Paragraph('&nbsp;&nbsp;&nbsp;&nbsp;Comments',H2),
 ind('Contract rents lie modestly below the maximum allowable rents for nearly all plans. Management has not implemented the full 2026 increase for renewing households and expects to do so over the coming two quarters. Market rents exceed the 60% AMI maximum by a wide margin, a typical relation in this submarket, and support the tax credit rent advantage of the subject.'),
 ind('At inspection three units were vacant and one was held off line for fire damage repairs (unit 5204).')],onFirstPage=deco,onLaterPages=deco)
for r in rows: pass
save(out,'UM','appraisal page, LIHTC: AMI levels, gross/utility allowance/net, contract and market rent, N/A for unrestricted units, narrative around',False,M,rows,[tt])
print(N,TS,tt)
