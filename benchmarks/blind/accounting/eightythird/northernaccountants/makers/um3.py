# Toronto supportive / rental housing, Word memo printed to PDF, small unit mix; planted total
import subprocess; from common import *
from docx import Document; from docx.shared import Pt, Cm, RGBColor; from docx.enum.text import WD_ALIGN_PARAGRAPH as W; from docx.oxml.ns import qn; from docx.oxml import OxmlElement
T=[("Bachelor",14,13,388,1495,1187.5),("Junior 1 Bedroom",9,9,472,1725,1342),("1 Bedroom / 1 Bath",26,24,561,1950,1518.75),("1 Bedroom + Den",8,8,638,2125,1694),("1 Bedroom Accessible",4,3,612,1950,1085),
("2 Bedroom / 1 Bath",21,21,774,2450,1876.5),("2 Bedroom / 2 Bath",7,6,846,2650,2214),("3 Bedroom Townhome",5,5,1120,3150,2488)]
rows=[];tot=dict(units=0,occupied=0,vacant=0,market_total=0,actual_total=0);sf=0
for t,n,l,a,m,i in T:
    r={"type":t,"units":n,"occupied":l,"vacant":n-l,"sf":a,"market":m,"actual":i,"market_total":m*n,"actual_total":r2(i*l)}
    rows.append(r); sf+=a*n
    for k in tot: tot[k]=r2(tot[k]+r[k])
true=tot['actual_total']; printed=r2(true-1876.5*2)   # planted
N=tot['units']; L=tot['occupied']
tr={"label":"Total / Average","units":int(N),"occupied":int(L),"vacant":int(tot['vacant']),"sf":round(sf/N),"market":r2(tot['market_total']/N),"actual":r2(true/L),"market_total":tot['market_total'],"actual_total":printed}
d=Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21.59),Cm(27.94); s.left_margin=s.right_margin=Cm(1.9); s.top_margin=Cm(2)
st=d.styles['Normal']; st.font.name='Liberation Sans'; st.font.size=Pt(10.5)
p=d.add_paragraph(); q=p.add_run("MEMORANDUM"); q.bold=True; q.font.size=Pt(16)
for a,b in (("To:","Finance & Asset Committee, Wellspring Commons Non-Profit Homes"),("From:","Toronto office – property accounting"),("Date:","September 30, 2025"),("Re:","417 Carlaw Court – suite mix and rents at month end")):
    p=d.add_paragraph(); p.paragraph_format.space_after=Pt(0); p.paragraph_format.tab_stops.add_tab_stop(Cm(1.8)); p.add_run(a+"\t").bold=True; p.add_run(b)
d.add_paragraph(); d.add_paragraph("The table sets out the 94 suites by type. Market rents are those agreed with the letting team in the summer survey; in-place rents are the averages actually charged on leased suites (sitting tenants are subject to the guideline increase). Parking and lockers are billed apart and are not included.")
H=["Suite type","Suites","Leased","Vacant","Avg. area\n(sq. ft.)","Market rent\n(per month)","In-place rent\n(avg. per month)","Market total\n(monthly)","In-place total\n(monthly)"]
tb=d.add_table(rows=1,cols=9); tb.autofit=False
wd=[3.7,1.3,1.4,1.4,1.7,1.9,2.2,2.1,2.3]
def shade(c,h):
    e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),h); c._tc.get_or_add_tcPr().append(e)
def put(cells,vals,b=False,fill=None,col=None):
    for i,(c,v) in enumerate(zip(cells,vals)):
        c.width=Cm(wd[i]); p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(1); p.paragraph_format.space_before=Pt(1)
        q=p.add_run(v); q.font.size=Pt(8); q.bold=b
        if col: q.font.color.rgb=RGBColor(255,255,255)
        if i: p.alignment=W.RIGHT
        if fill: shade(c,fill)
for cc,w_ in zip(tb.columns,wd): cc.width=Cm(w_)
put(tb.rows[0].cells,H,True,'2F5D62',1)
m=lambda x:f"${x:,.2f}"; m0=lambda x:f"${x:,.0f}"
for k,r in enumerate(rows): put(tb.add_row().cells,[r['type'],str(r['units']),str(r['occupied']),str(r['vacant']),f"{r['sf']:,}",m0(r['market']),m(r['actual']),m0(r['market_total']),m(r['actual_total'])],False,'EEF4F4' if k%2 else None)
put(tb.add_row().cells,[tr['label'],str(tr['units']),str(tr['occupied']),str(tr['vacant']),f"{tr['sf']:,}",m(tr['market']),m(tr['actual']),m0(tr['market_total']),m(tr['actual_total'])],True,'D5E3E3')
d.add_paragraph()
d.add_paragraph("Area and market rent are weighted by suites, in-place rent by leased suites. Two of the vacant 1 Bedroom suites are in renovation and expected back in November; the accessible suite is held for a referral from the city.")
d.add_paragraph("Please call if you would like the schedule by floor.")
f=f'{ROOT}/makers/carlaw_suite_mix.docx'; d.save(f)
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',f'{ROOT}/documents',f],capture_output=True,check=True)
print(true,printed)
assert N==94
save('carlaw_suite_mix.pdf','UM','Word memo to PDF, one-page suite mix table within prose',False,['units','occupied','vacant','sf','market','actual','market_total','actual_total'],rows,[tr],
 {"what":f"In-place total (monthly) on the Total line printed {printed:,.2f}, the rows add to {true:,.2f}","kind":"total_wrong"})
