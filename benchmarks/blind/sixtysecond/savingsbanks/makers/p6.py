# assisted living census roll, platypus, wings
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
def run():
    r=rng('p6'); name='Orchard_Rise_AL_resident_roll_2026-03.pdf'
    ss=getSampleStyleSheet(); sm=ParagraphStyle('s',parent=ss['Normal'],fontSize=7.6,leading=9)
    P=people(r,60,'{l}, {f}'); it=iter(P); rows=[]; fl=[]
    fl+=[Paragraph('<font size=14 color="#2f5d50"><b>Orchard Rise Assisted Living</b></font>',ss['Normal']),Spacer(1,6),Paragraph('Resident Roll &amp; Monthly Fees — March 2026',ss['Normal']),Spacer(1,8)]
    data=[['Apt','Style','Resident','Move-in','Pay','Street\nRate','Room\nFee','Care\nFee','Cable &\nPhone','Fees\nBilled']]; sty=[]
    G=[0]*5; cnt=0;v=0
    W=[('BALDWIN WING (assisted)',101,22,{'Studio':3650,'One Bedroom':4475,'Alcove':3995}),('CORTLAND WING (assisted)',201,18,{'Studio':3650,'One Bedroom':4475,'Two Bedroom':5350}),('RUSSET COURT (memory care)',301,12,{'Private':5900,'Companion':4650})]
    for w,s,n,st in W:
        data.append([w]+['']*9); k=len(data)-1; sty+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#dfeae4')),('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('ALIGN',(0,k),(0,k),'LEFT')]
        S=[0]*5; ids=[]
        q=s
        while len(ids)<n:
            y=r.choice(list(st)) if s<300 else ('Companion' if q in(303,306,308) else 'Private')
            if y=='Companion': ids+=[(f'{q}-A',y),(f'{q}-B',y)]
            else: ids.append((str(q),y))
            q+=1
        for u,y in ids:
            cnt+=1; sr=st[y]
            if r.random()<.11:
                v+=1; stt=r.choice(['Open','Open','Hold - deposit'])if s<300 else 'Open'
                stt='Open'
                data.append([u,y,Paragraph('<i>Open</i>',sm),'','',m0(sr),'','','','']); S[0]+=sr
                rows.append(dict(unit=u,unitType=y,statusText=stt,marketRent=sr,section=w)); continue
            t=next(it); mi=dt.date(r.randint(2019,2026),r.randint(1,12),r.randint(1,28)); 
            if mi>dt.date(2026,3,10): mi=mi.replace(year=2024)
            pay=r.choice(['Pvt','Pvt','Pvt','LTC','Waiver']); fee=sr-r.choice([0,0,75,150,225]) if pay!='Waiver' else 2875
            care=r.choice([0,450,850,1250]) if s<300 else r.choice([900,1400]); cab=r.choice([0,48,79])
            tt=fee+care+cab
            data.append([u,y,t,mi.strftime('%b %d, %Y'),pay,m0(sr),m0(fee),m0(care),m0(cab),m0(tt)])
            rows.append(dict(unit=u,unitType=y,tenantName=t,statusText='Occupied',section=w,moveInDate=mi,marketRent=sr,contractRent=fee,charges=[{"code":"Room Fee","amount":fee},{"code":"Care Fee","amount":care},{"code":"Cable & Phone","amount":cab}],totalCharges=tt))
            S=[a+b for a,b in zip(S,(sr,fee,care,cab,tt))]
        data.append(['','',f'{n} apartments/beds','','']+[m0(x) for x in S]); k=len(data)-1; sty+=[('FONTNAME',(0,k),(-1,k),'Helvetica-Oblique'),('LINEABOVE',(5,k),(-1,k),.6,colors.black)]
        G=[a+b for a,b in zip(G,S)]
    data.append(['','','ALL WINGS','','']+[m0(x) for x in G]); k=len(data)-1; sty+=[('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1,colors.black)]
    t=Table(data,colWidths=[42,66,110,66,40,44,44,44,44,50],repeatRows=1)
    t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.6),('LEADING',(0,0),(-1,-1),9),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2f5d50')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('VALIGN',(0,0),(-1,0),'BOTTOM'),('ALIGN',(5,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6),('LINEBELOW',(0,1),(-1,-1),.2,colors.lightgrey)]+sty))
    fl.append(t); fl+=[Spacer(1,10),Table([['Census',''],['Licensed apartments/beds',str(cnt)],['In residence',str(cnt-v)],['Open',str(v)],['Occupancy',f'{(cnt-v)/cnt*100:.1f}%']],colWidths=[130,50],hAlign='LEFT',style=TableStyle([('FONTSIZE',(0,0),(-1,-1),8),('BOX',(0,0),(-1,-1),.5,colors.black),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('ALIGN',(1,0),(1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]))]
    def foot(c,d): c.setFont('Helvetica',7); c.drawString(40,26,'Pay: Pvt = private, LTC = long-term care policy, Waiver = Medicaid waiver.  Confidential health-related information.'); c.drawRightString(572,26,f'{d.page}')
    SimpleDocTemplate(D+name,pagesize=letter,leftMargin=30,rightMargin=30,topMargin=40,bottomMargin=44).build(fl,onFirstPage=foot,onLaterPages=foot)
    assert len(rows)==cnt
    save(name,'SENIOR_HOUSING','assisted-living resident roll by wing, colour table',False,'Orchard Rise Assisted Living','2026-03',rows,cnt,cnt-v,v)
