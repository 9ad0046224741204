from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
D='/usr/share/fonts/truetype/dejavu/'
pdfmetrics.registerFont(TTFont('S',D+'DejaVuSerifCondensed.ttf')); pdfmetrics.registerFont(TTFont('SB',D+'DejaVuSerifCondensed-Bold.ttf')); pdfmetrics.registerFont(TTFont('SI',D+'DejaVuSerifCondensed-Italic.ttf'))
g=G(1307); r=g.r
FN="r13_07_maple_hollow_senior_census.pdf"
P=ParagraphStyle('p',fontName='S',fontSize=7,leading=8.2)
data=[['Apt.','Style','Sq.\nFt.','Resident(s)','Payor','Moved\nIn','Asking\nRate','Room\nRate','Level of\nCare Fee','Second\nPerson','Other','Total\nMonthly']]
sty=[('FONT',(0,0),(-1,-1),'S',7),('FONT',(0,0),(-1,0),'SB',7),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#e6dcc8')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,-1),.25,colors.HexColor('#bbbbbb')),('TOPPADDING',(0,0),(-1,-1),1.8),('BOTTOMPADDING',(0,0),(-1,-1),1.8)]
W=[('Independent Living',[(f"IL-{n}",) for n in list(range(101,113))+list(range(201,209))],{'Studio':(410,2650),'1 BR':(595,3350),'2 BR':(870,4250)},.35),
('Assisted Living',[(f"AL-{n}",) for n in range(120,142)],{'Studio':(345,4100),'1 BR':(480,4950)},1),
('Memory Care',[(f"MC-{n}{s}",) for n in range(1,8) for s in 'AB'],{'Companion':(240,5400)},1)]
rows=[]; GT=[0]*6; rec=[]; 
for sec,us_,st,care in W:
    sty+= [('SPAN',(0,len(data)),(-1,len(data))),('FONT',(0,len(data)),(-1,len(data)),'SB',8),('TEXTCOLOR',(0,len(data)),(-1,len(data)),colors.HexColor('#7a4a12'))]
    data.append([sec]); S=[0]*6; n=o=0
    for (u,) in us_:
        k=r.choice(list(st)); sf,mk=st[k]; n+=1
        row=dict(unit=u,unitType=k,area=sf,section=sec,marketRent=float(mk))
        z=r.random()
        if z<.14:
            t=r.choice(['VACANT','VACANT','VACANT – DEPOSIT HELD'])
            data.append([u,k,str(sf),Paragraph(f'<font name=SI>{t}</font>',P),'','',f'{mk:,}','','','','','']); row['statusText']='VACANT'; S[0]+=mk
        else:
            o+=1
            nm=g.name(); cpl=sec[0]=='I' and k!='Studio' and r.random()<.5
            if cpl: nm=f"{r.choice(FIRST)} and {nm}"
            loa=sec!='Independent Living' and r.random()<.07
            rate=mk-r.choice([0,0,100,150,225]); cf=r.choice([450,825,1250]) if r.random()<care else 0
            if sec=='Memory Care': cf=r.choice([600,950,1400])
            sp=850 if cpl else 0; ot=r.choice([0,0,0,45,75])
            pay=r.choice(['Private','Private','Private','LTC Ins.','VA A&A','Medicaid'] if sec!='Independent Living' else ['Private'])
            mi=d(r.randint(2019,2025),r.randint(1,9),r.randint(1,28)); tot=rate+cf+sp+ot
            f=lambda v: f'{v:,}' if v else ''
            data.append([u,k,str(sf),Paragraph(nm+(' <font name=SI size=6>(hosp. leave)</font>' if loa else ''),P),pay,mi.strftime('%d-%b-%y'),f'{mk:,}',f(rate),f(cf),f(sp),f(ot),f(tot)])
            for i,v in enumerate((mk,rate,cf,sp,ot,tot)): S[i]+=v
            row.update(tenantName=nm,statusText='Occupied',moveInDate=iso(mi),contractRent=float(rate),totalCharges=float(tot),charges=[dict(code=c,amount=float(v)) for c,v in (('Room Rate',rate),('Level of Care Fee',cf),('Second Person',sp),('Other',ot)) if v])
        rows.append(row)
    q=len(data); sty+=[('FONT',(0,q),(-1,q),'SB',7),('SPAN',(0,q),(5,q)),('BACKGROUND',(0,q),(-1,q),colors.HexColor('#f5f0e6'))]
    data.append([f'Total {sec} ({o} of {n} occupied)','','','','','']+[f'{v:,}' if v else '' for v in S]); GT=[a+b for a,b in zip(GT,S)]; rec.append((sec,n,o,S[5]))
q=len(data); sty+=[('FONT',(0,q),(-1,q),'SB',7.5),('SPAN',(0,q),(5,q)),('LINEABOVE',(0,q),(-1,q),1,colors.black),('LINEBELOW',(0,q),(-1,q),1,colors.black)]
data.append(['COMMUNITY TOTAL','','','','','']+[f'{v:,}' for v in GT])
T=Table(data,colWidths=[44,52,30,150,50,52,52,52,52,48,40,58],repeatRows=1,style=TableStyle(sty))
N=sum(x[1] for x in rec);O=sum(x[2] for x in rec)
R=Table([['Census recap','Capacity','Occupied','Vacant','Monthly revenue','Annual (loss-of-rents basis)']]+[[a,b,c,b-c,f'${e:,}',f'${e*12:,}'] for a,b,c,e in rec]+[['All',N,O,N-O,f'${GT[5]:,}',f'${GT[5]*12:,}']],style=TableStyle([('FONT',(0,0),(-1,-1),'S',7.5),('FONT',(0,0),(-1,0),'SB',7.5),('FONT',(0,-1),(-1,-1),'SB',7.5),('BOX',(0,0),(-1,-1),.5,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT')]),hAlign='LEFT')
h=ParagraphStyle('h',fontName='SB',fontSize=14,leading=17,textColor=colors.HexColor('#7a4a12')); s=ParagraphStyle('s',fontName='S',fontSize=8.5,leading=11)
def ft(c,doc):
    c.setFont('SI',7); c.drawString(40,22,'Maple Hollow Senior Living, LLC — resident information is confidential; supplied to carrier for rating only'); c.drawRightString(752,22,f'- {doc.page} -')
SimpleDocTemplate(DOC+FN,pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=40,invariant=1).build([Paragraph('Maple Hollow Senior Living',h),Paragraph('Resident Rent Roll and Census — for the month ending October 31, 2025',s),Spacer(1,6),T,Spacer(1,12),R,Spacer(1,6),Paragraph('Residents on hospital leave continue to be billed and are counted as occupied. Community fees are one-time and excluded.',P)],onFirstPage=ft,onLaterPages=ft)
save(FN,dict(propertyName='Maple Hollow Senior Living',asOnDate='2025-10-31',units=N,occupied=O,vacant=N-O,rows=rows,printedTotals=dict(marketRent=float(GT[0]),contractRent=float(GT[1]),totalCharges=float(GT[5]))),'SENIOR_HOUSING','census roll by level of care, care and second-person fee columns, recap box',False)
