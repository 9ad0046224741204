# Appraisal report page with unit mix exhibit (docx -> pdf)
from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
import subprocess
N='Briarfield_appraisal_unit_mix.pdf'
T=[('1BR/1BA Garden',24,640,714,760),('1BR/1BA Den',8,725,768,815),('2BR/1BA Flat',32,860,842,885),('2BR/1.5BA Townhouse',20,985,921,960),('2BR/2BA Flat',12,940,903,945),('3BR/2BA Townhouse',8,1210,1086,1140)]
U=sum(t[1] for t in T);SF=sum(t[1]*t[2] for t in T)
d=Document();s=d.styles['Normal'];s.font.name='Times New Roman';s.font.size=Pt(11);sec=d.sections[0]
sec.left_margin=sec.right_margin=Inches(.9)
sec.header.paragraphs[0].text='BRIARFIELD APARTMENTS, COLUMBIA, MISSOURI\t\tIMPROVEMENTS ANALYSIS';sec.header.paragraphs[0].runs[0].font.size=Pt(8.5)
sec.footer.paragraphs[0].text='Larrabee Stroud Valuation Group, Inc.\t\t37';sec.footer.paragraphs[0].runs[0].font.size=Pt(8.5)
p=d.add_paragraph();r=p.add_run('Unit Mix and Rents');r.bold=True;r.font.size=Pt(13)
d.add_paragraph(f'The subject contains {U} apartment units in nine two-story walk-up buildings built in 1987, owned by a family partnership since construction. The unit mix is summarized in the following exhibit. Unit sizes were furnished by ownership and were spot-checked against the building plans at the time of inspection; they exclude balconies and patios.').alignment=AL.JUSTIFY
tb=d.add_table(rows=0,cols=9);tb.autofit=False
W=[1.55,.55,.6,.6,.75,.75,.6,.75,.6]
def row(v,bold=False,top=False,bot=False,shade=None):
    cs=tb.add_row().cells
    for i,(c,x) in enumerate(zip(cs,v)):
        c.width=Inches(W[i]);pp=c.paragraphs[0];pp.paragraph_format.space_after=Pt(1);pp.paragraph_format.space_before=Pt(1);q=pp.add_run(x);q.font.size=Pt(9);q.font.name='Arial';q.bold=bold
        pp.alignment=AL.LEFT if i==0 else (AL.CENTER if shade else AL.RIGHT)
        pr=c._tc.get_or_add_tcPr();bd=OxmlElement('w:tcBorders')
        for e,on in(('top',top),('bottom',bot)):
            if on: b=OxmlElement('w:'+e);b.set(qn('w:val'),'single');b.set(qn('w:sz'),'8');bd.append(b)
        pr.append(bd)
        if shade: sh=OxmlElement('w:shd');sh.set(qn('w:val'),'clear');sh.set(qn('w:fill'),shade);pr.append(sh)
    return cs
def title(): 
    cs=row(['UNIT MIX – BRIARFIELD APARTMENTS']+['']*8,True,True,False,'1F3864');m=cs[0].merge(cs[8]);q=m.paragraphs[0];q.alignment=AL.CENTER
    for x in m.paragraphs[1:]: x._p.getparent().remove(x._p)
    from docx.shared import RGBColor
    q.runs[0].font.color.rgb=RGBColor(255,255,255)
title()
for i,gc in enumerate(tb._tbl.tblGrid.findall(qn('w:gridCol'))): gc.set(qn('w:w'),str(int(W[i]*1440)))
row(['Unit Type','No. of Units','% of Total','Avg. SF','Total NRA','Avg. Contract Rent','Per SF','Market Rent','Per SF'],True,False,True,'D9E2F3')
K=['units','pct_units','sf','total_sf','actual','actual_sf','market','market_sf'];rows=[]
for t,u,sf,a,m in T:
    v=[u,round(u/U*100,1),sf,u*sf,a,round(a/sf+1e-9,2),m,round(m/sf+1e-9,2)]
    row([t,str(u),f'{v[1]:.1f}%',f'{sf:,}',f'{v[3]:,}',f'${a:,}',f'${v[5]:.2f}',f'${m:,}',f'${v[7]:.2f}']);rows.append(dict(type=t,**dict(zip(K,v))))
aa=sum(t[1]*t[3] for t in T)/U;mm=sum(t[1]*t[4] for t in T)/U
tv=[U,100.0,round(SF/U),SF,round(aa),round(aa*U/SF,2),round(mm),round(mm*U/SF,2)]
row(['Total / Average',str(U),'100.0%',f'{tv[2]:,}',f'{SF:,}',f'${tv[4]:,}',f'${tv[5]:.2f}',f'${tv[6]:,}',f'${tv[7]:.2f}'],True,True,True)
p=d.add_paragraph();q=p.add_run('Source: Ownership; rent roll dated April 1, 2025; compiled by Larrabee Stroud Valuation Group, Inc.');q.italic=True;q.font.size=Pt(8)
print(sum(r['pct_units'] for r in rows),tv)
d.add_paragraph('Contract rents exclude pet rent and garage charges. As of the effective date the property was 96 percent occupied (100 of 104 units). The two-bedroom flats in Buildings 6 through 9 were renovated in 2021 with vinyl plank flooring and in-unit laundry connections; the balance of the units is in average original condition with appliances replaced as needed.').alignment=AL.JUSTIFY
d.add_paragraph('Each unit has central forced-air heating and cooling, a frost-free refrigerator, electric range and disposal. Tenants pay electricity; the landlord pays water, sewer and trash. Parking is provided for 188 cars, a ratio of 1.8 spaces per unit, which is adequate for the market.').alignment=AL.JUSTIFY
o=f'{ROOT}/.tmp';os.makedirs(o,exist_ok=True);d.save(f'{o}/{N[:-4]}.docx')
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','pdf','--outdir',f'{ROOT}/documents',f'{o}/{N[:-4]}.docx'],check=True,capture_output=True)
save(N,'UM',None,K,rows,[dict(label='Total / Average',**dict(zip(K,tv)))],'appraisal narrative page with unit mix exhibit (Word to PDF)',False)
