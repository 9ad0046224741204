# Appraisal page: senior housing (IL/AL/MC) unit mix with asking and in-place rates
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
# type, units, licensed beds, avg sf, occ, asking, in-place avg
S=[('Independent Living',[('Studio',12,0,415,10,2895,2760),('One-Bedroom Standard',38,0,612,35,3495,3318),('One-Bedroom Deluxe with Den',22,0,748,21,3950,3784),('Two-Bedroom / Two-Bath',16,0,985,13,4795,4560),('Cottage (detached)',6,0,1240,6,5650,5225)]),
('Assisted Living',[('AL Studio',20,20,368,17,4650,4512),('AL Studio Deluxe',14,14,410,13,4975,4790),('AL One-Bedroom',24,30,540,22,5850,5611),('AL Companion Suite (shared)',4,8,462,3,3995,3850)]),
('Memory Care',[('MC Private',18,18,310,16,6950,6725),('MC Semi-Private',6,12,395,5,5450,5290)])]
MON=['units','pct_units','other:Lic. Beds','sf','total_sf','occupied','pct_occ','market','actual','annual']
N=sum(x[1] for _,l in S for x in l)
body=ParagraphStyle('b',fontName='Helvetica',fontSize=9.3,leading=12.6,alignment=4,spaceAfter=7)
h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=11.5,leading=15,textColor=colors.HexColor('#20406a'),spaceAfter=4,spaceBefore=6)
cell=ParagraphStyle('c',fontName='Helvetica',fontSize=7.8,leading=9)
T=[['','','','','','','','','Monthly Rate','','Annual'],
   ['','No. of','% of','Lic.','Avg.','Total','Occ.','%','Asking','In-Place','PGI at'],
   ['Unit Type','Units','Units','Beds','SF','SF','Units','Occ.','Rate','Average','Asking']]
st=[('FONT',(0,0),(-1,-1),'Helvetica',7.8),('FONT',(0,0),(-1,2),'Helvetica-Bold',7.8),('BACKGROUND',(0,0),(-1,2),colors.HexColor('#20406a')),('TEXTCOLOR',(0,0),(-1,2),colors.white),('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(8,0),(9,0)),('ALIGN',(8,0),(9,0),'CENTER'),('LINEBELOW',(8,0),(9,0),.5,colors.white),('TOPPADDING',(0,0),(-1,2),.8),('BOTTOMPADDING',(0,0),(-1,2),.8),('TOPPADDING',(0,3),(-1,-1),2),('BOTTOMPADDING',(0,3),(-1,-1),2),('BOX',(0,0),(-1,-1),.8,colors.HexColor('#20406a')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),4),('RIGHTPADDING',(0,0),(-1,-1),4)]
rows=[];tots=[];i=3
def f(u,pu,b,sf,ts,o,po,m,a,an): return [str(u),f'{pu:.1f}%',str(b) if b else '–',f'{sf:,}',f'{ts:,}',str(o),f'{po:.1f}%',f'${m:,}',f'${a:,}',f'${an:,}']
def rec(v): return {k:x for k,x in zip(MON,v) if not(k=='other:Lic. Beds' and x==0)}
def agg(l):
    u=sum(x[1] for x in l);b=sum(x[2] for x in l);ts=sum(x[1]*x[3] for x in l);o=sum(x[4] for x in l)
    return [u,round(100*u/N,1),b,round(ts/u),ts,o,round(100*o/u,1),round(sum(x[1]*x[5] for x in l)/u),round(sum(x[4]*x[6] for x in l)/o),sum(x[1]*x[5]*12 for x in l)]
for s,l in S:
    T.append([s]+['']*10);st+=[('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',8.2),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dbe4ef'))];i+=1
    for t,u,b,sf,o,m,a in l:
        v=[u,round(100*u/N,1),b,sf,u*sf,o,round(100*o/u,1),m,a,u*m*12]
        T.append([Paragraph(t,cell)]+f(*v));i+=1;rows.append({'type':t,**rec(v)})
    lab='Subtotal / Average';v=agg(l);T.append([lab]+f(*v));st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.8),('LINEABOVE',(1,i),(-1,i),.5,colors.black)];i+=1
    tots.append({'label':lab,**rec(v)})
lab='Total / Weighted Avg.';v=agg([x for _,l in S for x in l]);T.append([Paragraph(f'<b>{lab}</b>',cell)]+f(*v))
st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.8),('LINEABOVE',(0,i),(-1,i),1.2,colors.HexColor('#20406a')),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dbe4ef'))]
tots.append({'label':lab,**rec(v)})
tb=Table(T,colWidths=[108,35,40,33,36,47,36,42,48,48,63]);tb.setStyle(TableStyle(st))
SRC=ParagraphStyle('s',fontName='Helvetica-Oblique',fontSize=7.5,leading=9.5,spaceAfter=8)
cap=ParagraphStyle('cap',fontName='Helvetica-Bold',fontSize=9,leading=12,alignment=1,spaceBefore=4,spaceAfter=3)
a=v
el=[Paragraph('Improvements Description',h),
Paragraph(f'The subject, Calloway Terrace, is a three-story rental retirement community with six detached cottages, built in 2009 and expanded with a secured memory care wing in 2016. It offers {N} units across three levels of care. The assisted living and memory care units are licensed by the State; independent living units are unlicensed. At the inspection of March 12, 2025 the community appeared to be in good overall condition.',body),
Paragraph('Unit Mix and Occupancy',h),
Paragraph('The table that follows summarizes the unit mix with the asking rates in effect on the date of inspection and the average in-place base rate reported on the March 2025 census. In-place rates are exclusive of care-level charges, second-person fees and community fees, which are analyzed separately in the Income Approach.',body),
Paragraph('CALLOWAY TERRACE – UNIT MIX SUMMARY',cap),tb,Paragraph('Source: Census of March 10, 2025; rate sheet effective January 1, 2025. Asking averages are weighted by units; in-place averages are weighted by occupied units. Figures rounded.',SRC),
Paragraph('Second-person fees are $850 per month in independent living and $1,150 per month in assisted living. Care is charged in four levels from $650 to $2,400 per month; memory care is all-inclusive. The one-time community fee equals one month of base rent in all levels of care and is partially refundable in the first 90 days.',body),
Paragraph('Based on our inspection and on the competitive set, the unit sizes and mix are considered appropriate for the market, with the exception of the shared companion suites, which management plans to convert to private occupancy on turnover.',body)]
def pg(c,d):
    c.setFont('Helvetica',8);c.setFillColor(colors.grey);c.drawString(40,762,'CALLOWAY TERRACE – SENIORS HOUSING APPRAISAL');c.drawRightString(572,762,'IMPROVEMENTS ANALYSIS');c.line(40,757,572,757)
    c.drawString(40,28,'Bexley Ward Valuation Group  |  File 25-0377');c.drawRightString(572,28,'47')
n='calloway_appraisal_p47.pdf'
SimpleDocTemplate(doc(n),pagesize=letter,leftMargin=38,rightMargin=38,topMargin=50,bottomMargin=45,title='Appraisal').build(el,onFirstPage=pg,onLaterPages=pg)
save(n,'UM',MON,rows,tots);print(len(rows),v)
