# appraisal page, suite size mix of an office building (reportlab platypus, Times)
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
NAME='Appraisal_Thornbury_Exchange_p41-42.pdf'
# type, suites, total sf, vacant suites, vacant sf, contract, market
D=[('Executive suites (under 750 SF)',9,5112,3,1706,29.85,31.00),('Small (750 - 1,999 SF)',14,20146,2,2630,27.40,28.50),('Mid-size (2,000 - 4,999 SF)',11,34870,1,3215,26.15,27.00),('Large (5,000 - 9,999 SF)',6,41226,1,7104,24.90,25.50),('Half floor',3,32865,0,0,24.35,25.00),('Full floor',2,44380,0,0,23.10,24.50),('Ground floor retail',4,9264,1,1420,33.75,34.00)]
tu=sum(d[1] for d in D); ts=sum(d[2] for d in D); tv=sum(d[3] for d in D); tvs=sum(d[4] for d in D)
S=lambda **k: ParagraphStyle('x',fontName='Times-Roman',fontSize=10.5,leading=14,**k)
body=S(spaceAfter=8,alignment=4); h=ParagraphStyle('h',fontName='Times-Bold',fontSize=12,spaceAfter=6,spaceBefore=8); cap=ParagraphStyle('c',fontName='Times-Italic',fontSize=9,spaceAfter=10,spaceBefore=3)
rows=[];tab=[['','No. of','Rentable Area (SF)','','Vacant','Occupancy','Contract','Market'],['Suite Category','Suites','Average','Total','Suites','by Area','Rent/SF','Rent/SF']]
for t,u,sf,v,vs,c,m in D:
    avg=round(sf/u); oc=round(100*(sf-vs)/sf,1)
    tab.append([t,str(u),f'{avg:,}',f'{sf:,}',str(v),f'{oc:.1f}%',f'${c:.2f}',f'${m:.2f}'])
    rows.append({'type':t,'units':u,'sf':avg,'total_sf':sf,'vacant':v,'pct_occ':oc,'actual_sf':c,'market_sf':m})
wc=round(sum((d[2]-d[4])*d[5] for d in D)/(ts-tvs),2); wm=round(sum(d[2]*d[6] for d in D)/ts,2); av=round(ts/tu); oc=round(100*(ts-tvs)/ts,1)
tab.append(['Total / Weighted Avg.',str(tu),f'{av:,}',f'{ts:,}',str(tv),f'{oc:.1f}%',f'${wc:.2f}',f'${wm:.2f}'])
totals=[{'label':'Total / Weighted Avg.','units':tu,'sf':av,'total_sf':ts,'vacant':tv,'pct_occ':oc,'actual_sf':wc,'market_sf':wm}]
T=Table(tab,colWidths=[146,38,50,54,42,56,52,50])
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('SPAN',(2,0),(3,0)),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(3,0),'CENTER'),('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(2,0),(3,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),.6,colors.black),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.2,colors.black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]))
def deco(c,d):
    c.setFont('Times-Roman',8.5); c.drawString(60,755,'THORNBURY EXCHANGE, 1180 CUTLER AVENUE'); c.drawRightString(552,755,'IMPROVEMENTS ANALYSIS'); c.setLineWidth(.4); c.line(60,750,552,750); c.line(60,48,552,48); c.drawString(60,37,'WESTERLY & PINE VALUATION ADVISORS'); c.drawRightString(552,37,str(40+d.page))
d=SimpleDocTemplate(doc(NAME),pagesize=letter,leftMargin=60,rightMargin=60,topMargin=64,bottomMargin=62,title='Appraisal extract')
P=lambda s: Paragraph(s,body)
d.build([Paragraph('Suite Configuration',h),
P(f'The subject contains {ts:,} square feet of rentable area on seven floors. As of the effective date of value, October 1, 2025, the building is divided into {tu} suites, of which {tv} are vacant. Suite demising is concentrated in floors two through four, where the former owner built a spec-suite program between 2018 and 2021; floors six and seven are leased as single units to the two anchor tenants.'),
P('The table below stratifies the suites by size. Contract rent is the weighted average of the leases in place for the occupied area of each category, stated on a full service gross basis per square foot per year; market rent is our conclusion from the rent comparables presented in the Market Rent section and applies to all space, whether leased or vacant. Ground floor retail is quoted on the same gross basis for consistency.'),
Spacer(1,4),T,Paragraph('Source: ownership rent roll and floor plans; compiled by Westerly & Pine. Rentable area per BOMA 2017, Method A.',cap),
P(f'Occupancy by area is {oc:.1f}%, compared with 86.4% for the Midtown submarket overall. In our opinion the smallest suites turn over most often and carry the highest friction vacancy, which is consistent with three of the nine executive suites being available at the inspection. The single large vacancy of 7,104 square feet on the fifth floor was returned by a software tenant in June 2025 and is being marketed at $25.50 per square foot with a tenant improvement allowance of $45.00.'),
P(f'Overall contract rent of ${wc:.2f} is approximately {100*(1-wc/wm):.1f}% below the weighted market rent of ${wm:.2f}. The gap is widest on the full floors, where both leases predate 2020.'),
PageBreak(),Paragraph('Functional Utility',h),P('Floor plates average roughly 22,000 square feet with a central core, four passenger elevators and a column spacing of 30 feet. The window line is continuous and the core-to-window depth of 41 feet supports both open and private office layouts. The mid-size suites have adequate access to the corridor and restrooms. No functional obsolescence requiring a separate deduction was identified.'),
Paragraph('Parking',h),P('Parking is provided in a two-level below-grade garage with 212 stalls, a ratio of 1.13 per 1,000 square feet, which is below the market norm of 2.0 but offset by transit access. Stalls are leased at $140 per month unreserved and $195 reserved.')],onFirstPage=deco,onLaterPages=deco)
save(NAME,'UM',['units','sf','total_sf','vacant','pct_occ','actual_sf','market_sf'],rows,totals,'appraisal narrative page, suite size stratification, grouped header, small',False)
print(tab)
