# NZ community housing trust: schedule of homes by kind with weekly rents, Word letter-like PDF (python-docx -> soffice)
from common import *
import subprocess,os,shutil
from docx import Document
from docx.shared import Pt,Cm,RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
NAME='Te Awa Kainga homes and rents June 2025.pdf'
# type, homes, let, m2, market/wk, IRR(tenant)/wk, IRRS top-up/wk
D=[('1 bed unit (pensioner), Kauri St',14,14,46,395,131.50,263.50),('1 bed unit, new build, Awa Rd',10,9,51,430,138.00,292.00),('2 bed unit, Awa Rd',12,12,68,525,164.25,360.75),('2 bed house, Tramway St (relocated)',5,4,82,540,172.00,368.00),('3 bed house, Tramway St',8,8,98,610,197.50,412.50),('4 bed house, Paroa',6,6,121,690,221.00,469.00),('5+ bed whānau house, Paroa',2,2,148,780,246.75,533.25),('Studio (transitional, MSD contract)',6,5,34,340,85.00,255.00)]
d=Document();s=d.sections[0];s.page_width,s.page_height=Cm(21),Cm(29.7);s.left_margin=s.right_margin=Cm(1.9);s.top_margin=Cm(2);s.bottom_margin=Cm(1.6)
st=d.styles['Normal'];st.font.name='Liberation Sans';st.font.size=Pt(10)
p=d.add_paragraph();r=p.add_run('Te Awa Kāinga Community Housing Trust');r.bold=True;r.font.size=Pt(15);r.font.color.rgb=RGBColor(0x1F,0x5C,0x4D)
d.add_paragraph('Report to trustees, agenda item 6.2: our homes by kind and what they bring in\nPosition at 30 June 2025. Weekly amounts are in NZ dollars, GST exempt.')
d.add_paragraph('The table sets out the homes we own or lease, by kind. “Market” is the rent in the March 2025 valuation. The tenant pays the income-related rent; the Ministry pays the top-up to market on let homes. Averages are per home per week.')
H=['Kind of home','Homes','Let','Empty','Avg\nm²','Market\n$/wk','Tenant\n$/wk','Top-up\n$/wk','Market total\n$/wk','% let']
K=['units','occupied','vacant','sf','market','other:Tenant $/wk','other:Top-up $/wk','market_total','pct_occ']
t=d.add_table(rows=1,cols=10);t.style='Light Grid Accent 3';t.autofit=False
W=[4.6,1.4,1.0,1.4,1.1,1.5,1.5,1.5,2.1,1.2]
def setc(c,x,b=False,right=True,w=None):
    c.width=Cm(w);p=c.paragraphs[0];p.paragraph_format.space_after=Pt(1);p.paragraph_format.space_before=Pt(1);r=p.add_run(x);r.font.size=Pt(8.5);r.bold=b
    if right:p.alignment=AL.RIGHT
for i,h in enumerate(H): setc(t.rows[0].cells[i],h,True,i>0,W[i])
rows=[];S=[0]*5
for ty,n,l,m,mk,te,tu in D:
    assert abs(te+tu-mk)<.001
    v=[ty,str(n),str(l),str(n-l) if n>l else '–',str(m),f'{mk:,.2f}',f'{te:,.2f}',f'{tu:,.2f}',f'{n*mk:,.2f}',f'{l/n*100:.0f}%']
    cs=t.add_row().cells
    for i,x in enumerate(v): setc(cs[i],x,False,i>0,W[i])
    rows.append({'type':ty,'units':n,'occupied':l,'vacant':(n-l) or None,'sf':m,'market':mk,'other:Tenant $/wk':te,'other:Top-up $/wk':tu,'market_total':n*mk,'pct_occ':round(l/n*100)})
n=sum(x[1] for x in D);l=sum(x[2] for x in D);mt=sum(x[1]*x[4] for x in D);w=lambda i:round(sum(x[1]*x[i] for x in D)/n,2)
tot={'label':'All homes','units':n,'occupied':l,'vacant':n-l,'sf':round(sum(x[1]*x[3] for x in D)/n),'market':w(4),'other:Tenant $/wk':w(5),'other:Top-up $/wk':w(6),'market_total':mt,'pct_occ':round(l/n*100)}
cs=t.add_row().cells
for i,x in enumerate(['All homes',str(n),str(l),str(n-l),str(tot['sf']),f"{tot['market']:,.2f}",f"{tot['other:Tenant $/wk']:,.2f}",f"{tot['other:Top-up $/wk']:,.2f}",f'{mt:,.2f}',f"{tot['pct_occ']}%"]): setc(cs[i],x,True,i>0,W[i])
print(tot)
for i,w_ in enumerate(W): t.columns[i].width=Cm(w_)
d.add_paragraph()
d.add_paragraph('Three homes were empty at the date of the report: one at Awa Rd (tenant deceased, reletting mid July), one at Tramway St (meth testing) and one studio held for MSD referral.')
d.add_paragraph('Recommendation: that trustees note the report and approve the rent review letters for 1 October 2025.')
d.add_paragraph('L. Marsden-Reihana\nFinance, for the Chief Executive')
os.makedirs(B+'/.tmp',exist_ok=True);x=B+'/.tmp/'+NAME.replace('.pdf','.docx');d.save(x)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+B+'/.lo','--convert-to','pdf','--outdir',B+'/documents',x],capture_output=True)
save(NAME,'UM',rows,[tot],K,None,'trustees paper in Word with one table of homes by kind, weekly rents, weighted averages in the total row',False)
