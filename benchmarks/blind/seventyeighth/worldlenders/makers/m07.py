from lib import *; R=random.Random(707); N='jp_residence_rentroll_english.pdf'
from reportlab.platypus import *; from reportlab.lib.pagesizes import A4; from reportlab.lib import colors; from reportlab.lib.styles import ParagraphStyle
H=['Room','Type','Area\n(sqm)','Area\n(tsubo)','Tenant\ncategory','Contract\nfrom','Contract\nto','Monthly\nrent (JPY)','Common\nfee (JPY)','Total\n(JPY)','Deposit\n(JPY)']
data=[H];rows=[];G=[0]*5;oc=0;f=lambda x:f'{x:,}'
lay={1:('1K',25.4,108000),2:('1K',25.62,109000),3:('1DK',31.15,128000),4:('1LDK',40.21,165000),5:('2LDK',55.07,228000)}
vs={'304','702','1005'}
for fl in range(2,12):
    for k in range(1,6):
        if fl==11 and k>3:continue
        u=f'{fl}{k:02d}';ty,a,b=lay[k];row=dict(unit=u,unitType=ty,area=a)
        if u in vs:data.append([u,ty,f'{a:.2f}',f'{a*.3025:.2f}','Vacant','','','','','','']);row['statusText']='Vacant';G[0]+=a
        else:
            rent=b+fl*1000+R.choice([-3000,-2000,0,0,2000,4000]);cf=12000 if k==5 else 10000 if k>=3 else 8000;dep=rent*R.choice([0,1,1,2] if k>2 else [0,0,1]);s=D.date(R.randint(2023,2026),R.randint(1,9),R.choice([1,5,12,16,20,27]));
            while addm(s,24,True)<D.date(2026,10,31):s=addm(s,24)
            e=addm(s,24,True);cat=R.choice(['Individual','Individual','Individual','Corporate']);dt=lambda d:d.strftime('%Y/%m/%d')
            data.append([u,ty,f'{a:.2f}',f'{a*.3025:.2f}',cat,dt(s),dt(e),f(rent),f(cf),f(rent+cf),f(dep)])
            row.update(statusText='Occupied',contractRent=rent,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,charges=[dict(code='Monthly rent',amount=rent),dict(code='Common fee',amount=cf)],totalCharges=rent+cf);G=[x+y for x,y in zip(G,[a,rent,cf,rent+cf,dep])];oc+=1
        rows.append(row)
data.append(['Total','',f'{G[0]:,.2f}','','','','',f(G[1]),f(G[2]),f(G[3]),f(G[4])])
t=Table(data,colWidths=[34,36,42,42,54,54,54,56,50,60,56],repeatRows=1);t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('GRID',(0,0),(-1,-1),.4,colors.black),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#eeeeee')),('ALIGN',(0,0),(-1,0),'CENTER'),('ALIGN',(2,1),(3,-1),'RIGHT'),('ALIGN',(7,1),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]))
P=lambda s,z=8,b='':Paragraph(s,ParagraphStyle('p',fontName='Helvetica'+b,fontSize=z,leading=z+3))
n=len(rows);SimpleDocTemplate(doc(N),pagesize=A4,leftMargin=26,rightMargin=26,topMargin=36,bottomMargin=36).build([P('RENT ROLL (English translation for reference)',8),P('Property: Hinode Residence Kiyosumi (11F RC, Koto-ku, Tokyo)',12,'-Bold'),P('Base date: October 31, 2026 &nbsp;&nbsp; Property manager: Sumigawa Community K.K.'),Spacer(1,8),t,Spacer(1,8),P(f'Rentable rooms: {n} / Leased: {oc} / Vacant: {n-oc} / Occupancy (by rooms): {oc/n*100:.1f}%'),P('Note 1: Tenant names are withheld under the Act on the Protection of Personal Information.'),P('Note 2: Ordinary building lease agreements, two years, renewal fee one month. Rent is not subject to consumption tax.'),P('Note 3: Antenna site income (JPY 45,000 per month) and vending machine income are not included above.')],onFirstPage=lambda c,d:c.drawRightString(565,20,'1'),onLaterPages=lambda c,d:c.drawRightString(565,20,str(d.page)))
save(N,'MULTIFAMILY','Japanese residence, English translation, sqm and tsubo, tenant names withheld',False,'Hinode Residence Kiyosumi','2026-10-31',n,oc,n-oc,rows,checks=[('area',round(G[0],2)),('contractRent',G[1]),('c:Common fee',G[2]),('totalCharges',G[3]),('deposit',G[4])])
