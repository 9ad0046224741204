# church's flats, treasurer's sheet, PDF from reportlab table, GBP, small
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.lib import colors
g=G(711);r=g.r
fn='11_St_Aldhelms_flats_Michaelmas_2025.pdf'
ss=getSampleStyleSheet();rows=[];data=[['Flat','Occupier','Since','Tenancy ends','Rent p.c.m.\n£','Service\ncharge £','Deposit\n(DPS) £','Arrears\n£']]
types=[('Flat 1','Ground, 1 bed',640),('Flat 2','Ground, bedsit',455),('Flat 3','First, 2 bed',815),('Flat 4','First, 2 bed',815),('Flat 5','Top, 1 bed',625),('The Lodge','Cottage, 3 bed',1040),('Verger\'s House','House, 2 bed',0)]
S=[0]*4
for u,ty,rent in types:
    t=dict(unit=u)
    if u=='Flat 4':
        data.append([u,'(empty - damp works until Nov.)','','','-','-','-','-']);t['statusText']='empty'
    else:
        nm=r.choice(['Mr','Ms','Mrs','Dr'])+' '+g.fl();mi=g.date('2012-02-01','2025-04-01');pt=r.random()<.4
        le='periodic' if pt else addm(mi.replace(year=2025),6);sc=0 if rent==0 else r.choice([18,22.5]);dp=0 if rent==0 else r.choice([500,rent]);ar=r.choice([0,0,120.0]) if rent else 0
        if u=="Verger's House":nm+=' (verger, in service)';le='with office'
        data.append([u,nm,mi.strftime('%d.%m.%Y'),le if isinstance(le,str) else le.strftime('%d.%m.%Y'),m(rent),m(sc),m(dp),m(ar)])
        t.update(tenantName=nm.replace(' (verger, in service)',''),moveInDate=mi,leaseEndDate=le,contractRent=float(rent),charges=[dict(code='Service charge',amount=float(sc))],deposit=float(dp),balance=float(ar),statusText='Occupied')
        for i,v in enumerate((rent,sc,dp,ar)):S[i]+=v
    rows.append(t)
data.append(['','Monthly total','','']+[m(v) for v in S])
tb=Table(data,colWidths=[66,158,56,62,54,50,50,46]);tb.setStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,0),'Times-Italic',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('ALIGN',(4,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('LINEABOVE',(4,-1),(-1,-1),.6,colors.black),('LINEBELOW',(4,-1),(-1,-1),1.2,colors.black)])
SimpleDocTemplate(DOC+fn,pagesize=A4,leftMargin=26,rightMargin=26).build([Paragraph("St Aldhelm's Parochial Church Council",ss['Title']),Paragraph('Schedule of church flats and houses let, as at 29 September 2025 (Michaelmas)',ss['Normal']),Spacer(1,14),tb,Spacer(1,14),Paragraph(f"7 dwellings, 6 occupied (one by the verger, rent free), 1 empty. Expected from lettings this year at the above: £{m(S[0]*12)}. The hall and car park are let separately and are not in this list.",ss['Normal']),Spacer(1,20),Paragraph('Hon. Treasurer',ss['Italic'])])
save(fn,'MULTIFAMILY',"Church treasurer's typed schedule, GBP",'named dwellings, day-first dotted dates, words in the tenancy-end column (periodic, with office), rent-free staff house, empty flat described in words',rows,"St Aldhelm's Parochial Church Council",'2025-09-29',7,6,1)
