# Appraisal addendum typed from leases: laboratory building
from common import *
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, TableStyle, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
NAME='Addendum_C_Tessellate_Lab_Rent_Roll.pdf'
D=dt.date
L=[("100","Halcyra Therapeutics, Inc.",18450,D(2021,7,1),D(2028,6,30),71.25,[(D(2026,7,1),73.39),(D(2027,7,1),75.59)],"One 5-yr at 95% of FMV"),
("120","Ostrava Genomics Corp.",9220,D(2023,3,1),D(2030,2,28),69.50,[(D(2026,3,1),71.59),(D(2027,3,1),73.73),(D(2028,3,1),75.95),(D(2029,3,1),78.22)],"None"),
("150","Vacant (spec lab suite)",6105,None,None,None,[],""),
("200","Lumen Ridge Diagnostics, LLC",22870,D(2019,11,1),D(2029,10,31),64.00,[(D(2026,11,1),65.92),(D(2027,11,1),67.90)],"Two 5-yr at FMV"),
("250","Board of Regents - Institute for Protein Design Studies",7340,D(2024,1,1),D(2026,12,31),58.00,[],"One 3-yr at $60.00"),
("300/310","Kinetica Biosciences (US) Inc.",27615,D(2022,5,1),D(2032,4,30),72.80,[(D(2026,5,1),75.71),(D(2027,5,1),78.74)],"One 5-yr at FMV"),
("Pent.","Skyline Tower Holdings (rooftop antenna)",None,D(2018,9,15),D(2028,9,14),None,[],"See note 3")]
S=lambda n,**k:ParagraphStyle(n,fontName='Times-Roman',fontSize=9,leading=10.5,**k)
n=S('n');r=S('r',alignment=2);ce=S('c',alignment=1);h=ParagraphStyle('h',fontName='Times-Bold',fontSize=8.5,leading=10,alignment=1)
hd=['Suite','Lessee','Area<br/>(SF)','Lease Term','Base Rent<br/>$/SF/Yr (NNN)','Annual<br/>Base Rent','Scheduled Increases<br/>(date: annual rent)','Renewal<br/>Options']
tb=[[Paragraph(x,h) for x in hd]];rows=[];TA=TR=0;OA=0
for s,t,a,st,en,p,steps,o in L:
    vac=t.startswith('Vacant'); ann=18600.0 if s=='Pent.' else (round(a*p) if p else None)
    stp=[(d,round(a*q)) for d,q in steps]
    tb.append([Paragraph(s,ce),Paragraph(t if not vac else '<i>'+t+'</i>',n),Paragraph(f"{a:,}" if a else 'n/a',r),Paragraph(f"{st:%m/%d/%y} to<br/>{en:%m/%d/%y}" if st else '--',ce),Paragraph(f"${p:.2f}" if p else '--',ce),Paragraph(f"${ann:,.0f}" if ann else '--',r),Paragraph('<br/>'.join(f"{d.month}/{d.day}/{d:%y}: ${v:,}" for d,v in stp) or ('None' if not vac else '--'),n),Paragraph(o,n)])
    rows.append(dict(unit=s,tenantName=None if vac else t,area=a,statusText='Vacant' if vac else 'Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en),annualRent=ann,rentSteps=[{"date":iso(d),"amount":v,"per":"year"} for d,v in stp]))
    TA+=a or 0; TR+=ann or 0; OA+=0 if vac else (a or 0)
tb.append(['',Paragraph('<b>Total / Average</b>',n),Paragraph(f"<b>{TA:,}</b>",r),'',Paragraph(f"<b>${(TR-18600)/OA:.2f}</b>",ce),Paragraph(f"<b>${TR:,.0f}</b>",r),Paragraph(f"Leased {OA:,} SF ({OA/TA:.1%})",n),''])
t=Table(tb,colWidths=[48,96,46,58,58,66,104,70],repeatRows=1)
t.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.4,colors.black),('BACKGROUND',(0,0),(-1,0),colors.Color(.86,.9,.95)),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEABOVE',(0,-1),(-1,-1),1.2,colors.black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3)]))
def pgf(c,d):
    c.setFont('Times-Italic',8.5); c.drawString(36,760,'Merriweather & Stroud Valuation, LLC'); c.drawRightString(576,760,'File No. 26-0117'); c.line(36,756,576,756)
    c.setFont('Times-Roman',8.5); c.drawCentredString(306,30,'C-%d'%(d.page+3))
b=ParagraphStyle('b',fontName='Times-Roman',fontSize=10.5,leading=13,spaceAfter=7); hh=ParagraphStyle('hh',fontName='Times-Bold',fontSize=13,leading=16,alignment=1,spaceAfter=4)
E=[Paragraph('ADDENDUM C',hh),Paragraph('RENT ROLL ABSTRACTED FROM LEASES',hh),Paragraph('Tessellate Laboratory Building',ParagraphStyle('x',parent=hh,fontSize=11)),Paragraph('1480 Corliss Way, Durness Park',ParagraphStyle('y',parent=hh,fontName='Times-Roman',fontSize=10,spaceAfter=10)),
Paragraph('The appraisers were furnished with executed leases and amendments for each occupant. The schedule below states the contract rent payable as of January 1, 2026. All laboratory leases are written on a triple net basis; the lessor is responsible for roof structure and exterior walls only.',b),t,Spacer(1,10)]
for k,x in enumerate(['Areas are rentable areas per lease. Suites 300 and 310 are leased under one instrument with one rent and are treated as one premises.','Suite 150 was completed as a speculative laboratory suite in 2025 and has not been leased. Asking rent is addressed in the Market Rent section of the report.','The rooftop license is for equipment space only; annual fee of $18,600 flat. It is excluded from the average rent per square foot.','Ownership represents that no lessee is more than 30 days in arrears. Estoppel certificates were not provided.']): E.append(Paragraph(f"({k+1}) {x}",ParagraphStyle('nn',fontName='Times-Roman',fontSize=9,leading=11,leftIndent=16,firstLineIndent=-16,spaceAfter=3)))
SimpleDocTemplate(docpath(NAME),pagesize=letter,leftMargin=33,rightMargin=33,topMargin=56,bottomMargin=50,invariant=1).build(E,onFirstPage=pgf,onLaterPages=pgf)
assert TR==sum(x.get('annualRent') or 0 for x in rows)
finish(NAME,'OFFICE','Appraisal addendum typed from leases, lab suites, annual rents and dated annual steps in one cell',True,'Tessellate Laboratory Building','2026-01-01',None,None,None,rows)
