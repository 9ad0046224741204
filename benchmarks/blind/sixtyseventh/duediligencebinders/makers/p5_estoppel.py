"""Exhibit to a landlord's estoppel: schedule of leases in a lawyer's serif page with wrapped cells."""
from common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
r=rng(6715); A=dt.date(2026,2,20); F='Exhibit_C_Schedule_of_Leases.pdf'
D=[('Store 1','Bexley Drug Co., a Delaware corporation','Bexley Drug',13225,2018,10,2033,9,19838.0,None,'3/1/2026',None,'(a)'),
('Store 2','Prospero Pizza Holdings, LLC','Slice Republic',1540,2021,5,2026,4,3593.33,3593.33,'3/1/2026',None,''),
('Store 3','Hien & Ravenel Nails, Inc.','Gloss Bar',1120,2023,2,2028,1,2706.67,2500.0,'2/1/2026',2706.67,''),
('Stores 4 and 5','Mariner Physical Rehabilitation, P.C.','Mariner PT',3760,2019,8,2029,7,8303.33,8000.0,'3/1/2026',None,'(b)'),
('Store 6',None,None,1400,0,0,0,0,None,None,None,None,''),
('Store 7','Kilbride Cleaners, a sole proprietorship','Kilbride Cleaners',1275,2015,11,None,None,2231.25,2000.0,'3/1/2026',None,'(c)'),
('Store 8','Edgecombe Federal Credit Union','same',2880,2022,1,2031,12,7680.0,None,'3/1/2026',None,'(a)'),
('Store 9','Foxglove Veterinary Partners, LLC','Foxglove Animal Clinic',2410,2024,4,2034,3,5824.17,11648.34,'3/1/2026',None,'(d)'),
('Store 10','Tarland Spirits, Inc.','Corkline Wine & Spirits',3300,2020,6,2030,5,6737.5,6000.0,'1/1/2026',13475.0,''),
('Store 11',None,None,980,0,0,0,0,None,None,None,None,''),
('Pad A','Nimbus Coffee Company, LLC','Nimbus Drive-Thru',760,2021,12,2036,11,7916.67,None,'3/1/2026',None,'(a)(d)'),
('Kiosk','Selkirk Key & Watch','same',96,2025,7,2026,6,650.0,650.0,'3/1/2026',None,'')]
b=ParagraphStyle('b',fontName='Times-Roman',fontSize=10,leading=12.5,spaceAfter=7,alignment=4); t=ParagraphStyle('t',fontName='Times-Roman',fontSize=8.2,leading=9.4); tr=ParagraphStyle('tr',parent=t,alignment=2); h=ParagraphStyle('h',parent=t,fontName='Times-Bold',alignment=1); H=ParagraphStyle('H',parent=b,fontName='Times-Bold',fontSize=12,alignment=1)
def ld(d): return d.strftime('%b. %-d, %Y').replace('May.','May')
rows=[];T=[[Paragraph(x,h) for x in('Demised Premises','Lessee and Trade Name','Floor Area (s.f.)','Term Commenced','Stated Expiration','Fixed Minimum Rent, per month','Security Held by Lessor','Rent Paid Through','Sums in Arrears','Note')]]
for u,n,tn,a,sy,sm,ey,em,rent,dep,pt,arr,nt in D:
    if not n:
        rows.append(dict(unit=u,area=a,statusText='Unlet')); T.append([Paragraph(u,t),Paragraph('<i>Unlet</i>',t),Paragraph(m0(a),tr),'','','','','','','']); continue
    s=dt.date(sy,sm,1); e=eom(ey,em) if ey else None
    q=dict(unit=u,tenantName=n,area=a,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e) if e else 'Month to month',contractRent=rent,deposit=dep,balance=arr); rows.append(q)
    T.append([Paragraph(u,t),Paragraph(n+(f'<br/><i>d/b/a {tn}</i>' if tn!='same' else ''),t),Paragraph(m0(a),tr),Paragraph(ld(s),t),Paragraph(ld(e) if e else 'Month to month',t),Paragraph('$'+m2(rent),tr),Paragraph('$'+m2(dep) if dep else 'None',tr),Paragraph(pt,tr),Paragraph('$'+m2(arr) if arr else 'None',tr),Paragraph(nt,t)])
tot=S(q.get('contractRent') for q in rows);ta=S(q['area'] for q in rows);td=S(q.get('deposit') for q in rows);tb=S(q.get('balance') for q in rows)
B=lambda s:Paragraph(f'<b>{s}</b>',tr)
T.append([Paragraph('<b>Total</b>',t),Paragraph(f'<b>{len([q for q in rows if "tenantName" in q])} leases; 2 premises unlet</b>',t),B(m0(ta)),'','',B('$'+m2(tot)),B('$'+m2(td)),'',B('$'+m2(tb)),''])
tb_=Table(T,colWidths=[58,150,45,60,62,66,62,52,62,34],repeatRows=1); tb_.setStyle(TableStyle([('BOX',(0,0),(-1,-1),.8,colors.black),('INNERGRID',(0,0),(-1,-1),.3,colors.black),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),4)]))
def pg(c,d): c.setFont('Times-Roman',8); c.drawCentredString(396,26,f'Exhibit C – Page {d.page}'); c.drawString(60,26,'LANDLORD ESTOPPEL – Ardmoor Plaza')
doc=SimpleDocTemplate(DOC+'/'+F,pagesize=(792,612),leftMargin=68,rightMargin=68,topMargin=50,bottomMargin=50)
doc.build([Paragraph('EXHIBIT C<br/>SCHEDULE OF LEASES, RENTS AND SECURITY',H),Paragraph('Ardmoor Plaza, 3300–3360 Hollis Turnpike',ParagraphStyle('x',parent=b,alignment=1)),
Paragraph('The undersigned (“Lessor”) certifies to Purchaser and its lender, as of February 20, 2026, that the following is a true and complete schedule of all leases and occupancies affecting the Property; that each lease is in full force and unmodified save as noted; and that no rent has been paid more than one month in advance. Additional rent (common area charges, taxes and insurance) is billed separately and is not shown.',b),tb_,Spacer(1,8),
*[Paragraph(x,ParagraphStyle('n',parent=t,spaceAfter=3)) for x in('(a) No security deposit is required under the lease.','(b) Premises combined by First Amendment dated June 3, 2019. Percentage rent of 4% over a natural breakpoint; none payable in 2025.','(c) Holding over; either party may terminate upon thirty (30) days’ notice.','(d) Fixed Minimum Rent increases by 2.5% upon each anniversary of commencement. Two (2) options of five (5) years each.')],Spacer(1,14),Paragraph('LESSOR: ARDMOOR PLAZA ASSOCIATES, L.P.<br/><br/>By: ______________________________   Its: General Partner',t)],onFirstPage=pg,onLaterPages=pg)
save(F,'Ardmoor Plaza','2026-02-20',rows,12,10,2,ties=[('r','contractRent',tot),('a','area',ta),('d','deposit',td),('b','balance',tb)])
