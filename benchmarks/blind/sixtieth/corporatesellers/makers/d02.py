# Australian sub-regional shopping centre, category groupings, multi page
from common import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.platypus import *
from reportlab.lib import colors
def make():
    r=rng(2); name='Wattlebrae_Central_Tenancy_Schedule_FY25.pdf'; asof=D(2025,6,30)
    f=lambda d:d.strftime('%d-%b-%y')
    G=[('MAJORS',[('M01','Harvestway Supermarkets',4150,365,'Supermarket'),('M02','Dunmore Discount Department Store',6820,168,'Discount Dept Store'),('M03','Aldgate Foods',1720,330,'Supermarket')]),
     ('MINI MAJORS',[('MM1','The Outback Chemist Barn',640,610,'Pharmacy'),('MM2','Sundry & Co Variety',812,345,'Discount Variety'),('MM3','FitPulse 24/7',905,290,'Gym'),('MM4',None,720,0,'')]),
     ('SPECIALTIES',[(u,t,a,p,k) for u,t,a,p,k in [
       ('SP01','Banksia Bakehouse',92,1480,'Food Retail'),('SP02','Sushi Nami Express',58,1720,'Food Catering'),('SP03','Telsun Mobile',74,1610,'Communications'),('SP04','Lotta Luck Lotto & News',88,1260,'Newsagency'),
       ('SP05','Gumnut Kids Clothing',115,910,'Apparel'),('SP06','Clipper & Comb Barbers',46,1190,'Services'),('SP07',None,64,0,''),('SP08','Verity Optical',101,1340,'Optometrist'),
       ('SP09','Paws on Parade',130,720,'Pets'),('SP10','Little Saigon Banh Mi',52,1690,'Food Catering'),('SP11','Coolabah Travel',68,1010,'Services'),('SP12/13','Mossvale Fashion',172,840,'Apparel'),
       ('SP14','Butcher on the Brae',97,1220,'Food Retail'),('SP15','Orchard Fresh Fruit & Veg',210,1035,'Food Retail'),('SP16','Regent Jewellers',71,1890,'Jewellery'),('SP17','Nailology',49,1280,'Services'),
       ('SP18','Stride Footwear',142,890,'Footwear'),('SP19',None,85,0,''),('SP20','Kettle & Crema',110,1390,'Cafe'),('SP21','Brae Family Dental',165,690,'Medical'),
       ('SP22','Quickstitch Alterations',33,1420,'Services'),('SP23','Curry Corner',57,1650,'Food Catering'),('SP24','Hometown Homewares',188,735,'Homewares'),('SP25','Wattlebrae Physio',94,760,'Medical')]]),
     ('KIOSKS',[('K1','Juice Jolt',14,4650,'Food Catering'),('K2','Case & Charge',10,5100,'Communications'),('K3','Pretzel Post',12,4480,'Food Catering'),('K4',None,12,0,''),('K5','Brow Theory',16,3200,'Services')]),
     ('ATMS & STORAGE',[('ATM1','Southern Mutual Bank',3,7200,'ATM'),('ATM2','Commonweal Credit Union',3,6900,'ATM'),('ST1','Harvestway Supermarkets',60,120,'Storage')]),
     ('PAD SITES',[('PAD1','Burger Barrel Drive-Thru',310,640,'Fast Food'),('PAD2','Ampleton Fuel & Go',1650,145,'Service Station')])]
    H=['Tenancy','Lessee','Usage','GLA\n(m²)','Lease\nCommence','Lease\nExpiry','Option','Review','Base Rent\n($ p.a.)','Base\n$/m²','Outgoings\n($ p.a.)','Promo Levy\n($ p.a.)','Gross Rent\n($ p.a.)','% Rent\nRate','MAT 30.06.25\n($)','Occ.\nCost']
    data=[H];st=[];rows=[];tot=[0]*5;n=occ=0;planted=None
    for gi,(g,L) in enumerate(G):
        st.append(('SPAN',(0,len(data)),(-1,len(data))));st.append(('FONT',(0,len(data)),(-1,len(data)),'Helvetica-BoldOblique',7.5));st.append(('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#dde8dc')))
        data.append([g]+['']*15);sub=[0]*5
        for u,t,a,p,k in L:
            n+=1
            if t:
                occ+=1
                yrs_={'MAJORS':20,'MINI MAJORS':10,'PAD SITES':15}.get(g,5)
                if 'ATM' in u: yrs_=3
                e=D(2025,7,1)+dt.timedelta(days=r.randint(30,365*yrs_-60)); s=addm(e+dt.timedelta(days=1),-12*yrs_)
                base=round(a*p/10)*10
                og=round(a*r.choice([148.2,151.6]),0) if g in('SPECIALTIES','MINI MAJORS','KIOSKS') else (round(a*62.5) if g in('MAJORS','PAD SITES') else 0)
                pl=round(base*.05) if g in('SPECIALTIES','KIOSKS') else (12000 if g=='MAJORS' else (round(base*.025) if g=='MINI MAJORS' else 0))
                hold=(u in('SP11','K5'))
                gross=base+og+pl
                mat=round(gross/r.uniform(.11,.19)/100)*100 if g in('SPECIALTIES','KIOSKS') and k not in('Services','Medical') else (round(gross/.035/1000)*1000 if g=='MAJORS' else None)
                pr={'MAJORS':'2.25%','SPECIALTIES':'8.0%'}.get(g,'') if mat else ''
                ex='Holding over' if hold else f(e)
                data.append([u,t,k,c0(a) if 1 else '',f(s),ex,'5 + 5' if yrs_>=10 else ('5' if r.random()<.3 else '-'),'4% fixed' if g in('SPECIALTIES','KIOSKS') else 'CPI' if yrs_<15 else '5 yearly',c0(base),c0(base/a),c0(og) if og else '-',c0(pl) if pl else '-',c0(gross),pr,c0(mat) if mat else '',f'{gross/mat:.1%}' if mat else ''])
                ch=[dict(code='Outgoings',amount=og)] if og else []
                if pl: ch.append(dict(code='Promo Levy',amount=pl))
                rows.append(row(unit=u,tenantName=t,unitType=k,area=a,section=g,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate='Holding over' if hold else iso(e),annualRent=base,charges=ch,totalCharges=gross))
                for i,x in enumerate([a,base,og,pl,gross]): sub[i]+=x
            else:
                data.append([u,'VACANT']+['',c0(a)]+['']*12);sub[0]+=a
                rows.append(row(unit=u,area=a,section=g,statusText='VACANT'))
        for i in range(5): tot[i]+=sub[i]
        pb=list(sub)
        if g=='SPECIALTIES':
            pb[1]+=9000
            planted=dict(what=f'Specialties sub-total of Base Rent printed as {c0(pb[1])}; its rows add to {c0(sub[1])} (other totals are right)',kind='total_wrong')
        st+= [('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',6.8),('LINEABOVE',(3,len(data)),(12,len(data)),.5,colors.black)]
        data.append(['',f'Sub-total {g.title().replace("Atms","ATMs")}','',c0(pb[0]),'','','','',c0(pb[1]),'',c0(pb[2]) if pb[2] else '-',c0(pb[3]) if pb[3] else '-',c0(pb[4]),'','',''])
    st+= [('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7),('LINEABOVE',(0,len(data)),(-1,len(data)),1,colors.black),('LINEBELOW',(0,len(data)),(-1,len(data)),1,colors.black)]
    data.append(['','CENTRE TOTAL','',c0(tot[0]),'','','','',c0(tot[1]),'',c0(tot[2]),c0(tot[3]),c0(tot[4]),'','',''])
    base=[('FONT',(0,0),(-1,-1),'Helvetica',6.8),('FONT',(0,0),(-1,0),'Helvetica-Bold',6.8),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(8,0),(-1,-1),'RIGHT'),('ALIGN',(4,0),(7,-1),'CENTER'),
      ('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),2.5),('RIGHTPADDING',(0,0),(-1,-1),2.5),
      ('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2f5d3a')),('TEXTCOLOR',(0,0),(-1,0),colors.white)]
    t=Table(data,repeatRows=1,colWidths=[42,126,74,34,48,52,32,42,54,36,50,46,54,34,54,30],style=TableStyle(base+st))
    def deco(c,d):
        w,h=landscape(A4)
        c.setFont('Helvetica-Bold',13);c.drawString(20,h-30,'Wattlebrae Central');c.setFont('Helvetica',8.5);c.drawString(20,h-42,'Tenancy Schedule  |  As at 30 June 2025  |  All amounts exclude GST')
        c.setFont('Helvetica',6.5);c.drawString(20,18,'MAT: moving annual turnover as reported by lessees, including GST. Outgoings are FY25 budget.');c.drawRightString(w-20,18,f'Page {d.page}')
    doc=SimpleDocTemplate(path(name),pagesize=landscape(A4),leftMargin=15,rightMargin=15,topMargin=52,bottomMargin=32,invariant=1)
    doc.build([t],onFirstPage=deco,onLaterPages=deco)
    save(name,'RETAIL',rows,'Wattlebrae Central','2025-06-30',n,occ,n-occ,'AU shopping centre, category sections, outgoings and promo levy, multi-page',True,planted=planted)
