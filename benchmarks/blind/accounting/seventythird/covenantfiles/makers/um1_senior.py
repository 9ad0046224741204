from common import *
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
fn='appraisal_extract_Wren_Hollow_unit_mix.pdf'
S=getSampleStyleSheet();N=ParagraphStyle('n',parent=S['Normal'],fontName='Times-Roman',fontSize=10.5,leading=14,spaceAfter=7);Hh=ParagraphStyle('h',parent=N,fontName='Times-Bold',fontSize=13,spaceAfter=6);sm=ParagraphStyle('s',parent=N,fontSize=8.5,leading=10.5)
D=[("Independent Living",[("IL Studio",12,420,11,2650,2595),("IL One Bedroom",38,615,36,3295,3188),("IL One Bedroom Deluxe",14,710,14,3625,3540),("IL Two Bedroom",20,945,17,4275,4116),("IL Cottage",8,1180,8,4950,4702)]),
("Assisted Living",[("AL Studio",24,345,21,4650,4488),("AL Alcove",10,410,10,5050,4875),("AL One Bedroom",18,540,15,5695,5412)]),
("Memory Care",[("MC Private",16,285,14,7350,7106),("MC Companion (per bed)",8,215,6,5600,5385)])]
K=['units','other:% of Total','sf','total_sf','occupied','pct_occ','market','actual','other:Actual as % of Asking']
rows=[];tot=[];tab=[['Unit Type','No. of\nUnits','% of\nTotal','Avg.\nSF','Total\nSF','Occ.\nUnits','Occ.\n%','Asking\nRate/Mo.','Avg. Actual\nRate/Mo.','Actual as %\nof Asking']]
GU=sum(x[1] for _,l in D for x in l);st=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#e6e0cf')),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('TOPPADDING',(0,1),(-1,-1),2),('BOTTOMPADDING',(0,1),(-1,-1),2)]
def line(lab,l):
    u=sum(x[1] for x in l);sf=sum(x[1]*x[2] for x in l);o=sum(x[3] for x in l);mk=round(sum(x[1]*x[4] for x in l)/u);ac=round(sum(x[3]*x[5] for x in l)/o)
    v=[u,round(100*u/GU,1),round(sf/u),sf,o,round(100*o/u,1),mk,ac,round(100*ac/mk,1)]
    return v
def fm(lab,v): return [lab,f'{v[0]}',f'{v[1]:.1f}%',f'{v[2]:,}',f'{v[3]:,}',f'{v[4]}',f'{v[5]:.1f}%',f'${v[6]:,}',f'${v[7]:,}',f'{v[8]:.1f}%']
for s,l in D:
    st.append(('FONT',(0,len(tab)),(0,len(tab)),'Times-BoldItalic',9.5));tab.append([s]+['']*9)
    for x in l:
        v=line(x[0],[x]);rows.append({'type':x[0],**dict(zip(K,v))});tab.append(fm('   '+x[0],v))
    v=line(s,l);lab=f'{s} Total/Avg.';st+= [('LINEABOVE',(1,len(tab)),(-1,len(tab)),.5,colors.black),('FONT',(0,len(tab)),(-1,len(tab)),'Times-Italic',9)];tab.append(fm(lab,v));tot.append({'label':lab,**dict(zip(K,v))})
allx=[x for _,l in D for x in l];v=line('',allx);st+=[('FONT',(0,len(tab)),(-1,len(tab)),'Times-Bold',9),('LINEABOVE',(0,len(tab)),(-1,len(tab)),1,colors.black),('LINEBELOW',(0,len(tab)),(-1,len(tab)),1,colors.black)]
tab.append(fm('Total / Wtd. Average',v));tot.append({'label':'Total / Wtd. Average',**dict(zip(K,v))})
def hf(c,d):
    c.setFont('Times-Italic',8.5);c.drawString(64,760,'Wren Hollow Senior Living, Bellhaven, Ohio');c.drawRightString(548,760,'Improvements Analysis');c.line(64,755,548,755);c.drawString(64,34,'Stroud Valuation Group');c.drawRightString(548,34,str(46+d.page))
t=Table(tab,colWidths=[128,36,38,36,45,36,41,48,54,55],repeatRows=1);t.setStyle(TableStyle(st))
t2=Table([['Level of Care','Community Fee','Second Person Fee','Care Levels'],['Independent Living','$2,500','$750','n/a'],['Assisted Living','$3,000','$900','$450 - $1,950'],['Memory Care','$3,500','n/a','All-inclusive']],colWidths=[120,90,100,100]);t2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Bold',9),('GRID',(0,0),(-1,-1),.4,colors.grey)]))
el=[Paragraph('UNIT MIX AND CURRENT RATES',Hh),Paragraph(f'The subject contains {GU} units in a three-story main building, eight detached cottages and a single-story memory care wing completed in 2014. Management furnished a census dated September 28, 2026, at which time {v[4]} of the {GU} units were occupied. The unit mix, living areas and rates are summarized below. Asking rates are those on the current rate sheet; actual rates are the average of occupied units, net of concessions and excluding care charges.',N),Spacer(1,4),t,Spacer(1,3),
Paragraph('Source: September 28, 2026 census and rate sheet; compiled by Stroud Valuation Group. Average asking rates are weighted by all units, average actual rates by occupied units. Companion suites are counted by bed.',sm),
Paragraph('Ancillary Fees',Hh),Paragraph('One-time community fees are charged at move-in and are in line with the competitive set. A second-person fee applies where two residents share an independent or assisted living apartment.',N),t2,Spacer(1,8),
Paragraph('Functional utility is considered good. The independent living apartments have full kitchens and in-unit laundry; assisted living apartments have kitchenettes and walk-in showers. Memory care suites are arranged in two neighborhoods around an enclosed courtyard. No functional obsolescence was noted, although the studio apartments have been slower to lease than the one-bedroom plans.',N)]
SimpleDocTemplate(doc(fn),pagesize=letter,leftMargin=48,rightMargin=48,topMargin=56,bottomMargin=56).build(el,onFirstPage=hf,onLaterPages=hf)
save(fn,'UM','appraisal page with narrative, unit mix by level of care, fee side table',False,K,rows,tot);print(tot)
