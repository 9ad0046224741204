# parking garage: monthly parker register by level, reportlab platypus, portrait
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(7011); fn='MercerSt_Garage_Stall_Register.pdf'
doc=SimpleDocTemplate(out(fn),pagesize=(612,792),leftMargin=40,rightMargin=40,topMargin=78,bottomMargin=50)
n=PS('n',fontName='Helvetica',fontSize=8,leading=9.5);bd=PS('b',parent=n,fontName='Helvetica-Bold');it=PS('i',parent=n,fontName='Helvetica-Oblique',textColor=colors.HexColor('#777777'))
def deco(c,d):
    c.saveState();c.setFillColor(colors.HexColor('#274029'));c.rect(0,738,612,54,fill=1,stroke=0);c.setFillColor(colors.white)
    c.setFont('Helvetica-Bold',15);c.drawString(40,764,'Mercer Street Garage');c.setFont('Helvetica',9);c.drawString(40,749,'Contract Parking - Stall Register at December 1, 2025')
    c.drawRightString(572,764,'Corbel Parking Management');c.setFillColor(colors.black);c.setFont('Helvetica',7.5);c.drawString(40,30,'Rates include no sales tax; 8.5% parking tax billed where shown. E after account number = tax exempt.');c.drawRightString(572,30,f'{d.page}');c.restoreState()
co=["Dunlap & Voss LLP","Mercer Hotel Valet","Skyline Title","City Clerk's Office (E)","Orbit Studios","St. Brendan Parish (E)","Hartwell Bank"]
nm=uniq(r,40,'LF');rows=[];el=[];GT=[0]*4;tot=0;oc=0;allc=[]
for lv,pre,cnt,post,ty in(('LEVEL P1 - RESERVED','P1',14,245,'Reserved'),('LEVEL P2 - UNRESERVED 24/7','P2',18,195,'Unreserved'),('ROOF - DAYTIME ONLY','R',9,130,'Daytime')):
    data=[[lv]+['']*8] if 0 else []
    data.append(['Stall','Acct.','Parker','Since','Thru','Posted','Contract','Tax','Billed']);sty=[];S=[0]*4
    cur=None
    for i in range(cnt):
        u=f"{pre}-{i+1:02d}";av=u in('P1-06','P2-03','P2-11','P2-18','R-05','R-08','R-09');tot+=1
        if av:
            data.append([u,'',Paragraph('Available',it),'','',m2(post),'','','']);rows.append(row(unit=u,section=lv,statusText='Available',marketRent=post));S[0]+=post;continue
        oc+=1
        if cur and cur[1]>0:t,k=cur;cur=(t,k-1)
        elif r.random()<.2 and co:t=co.pop(0);cur=(t,r.randint(1,2))
        else:t=nm.pop();cur=None
        rate=float(post if r.random()<.5 else post-r.choice([10,15,20,35]))
        ex=t.endswith('(E)');tax=0.0 if ex else round(rate*.085,2);b=round(rate+tax,2)
        since=D.date(r.choice([2017,2019,2021,2022,2023,2024,2025]),r.randint(1,11),1);thru='Monthly' if r.random()<.7 or t in nm else 'Dec 2026'
        ac=f"{3000+oc*17}"
        ac+=' E' if ex else '';t=t.replace(' (E)','')
        data.append([u,ac,t,since.strftime('%b %Y'),thru,m2(post),m2(rate),m2(tax),m2(b)])
        for q,x in enumerate((post,rate,tax,b)):S[q]+=x
        rows.append(row(unit=u,section=lv,tenantName=t,moveInDate=since.strftime('%b %Y'),leaseEndDate=thru,marketRent=post,contractRent=rate,charges=[dict(code='Contract',amount=rate),dict(code='Tax',amount=tax)],totalCharges=b,statusText='Occupied'))
    S=[round(x,2) for x in S];GT=[round(a+b,2) for a,b in zip(GT,S)]
    data.append(['',f'',f'Total {pre}: {cnt} stalls','','']+[m2(x) for x in S])
    t=Table(data,colWidths=[42,42,150,52,50,50,50,44,52],repeatRows=1)
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('ALIGN',(5,0),(-1,-1),'RIGHT'),('ROWBACKGROUNDS',(0,1),(-1,-2),[colors.white,colors.HexColor('#EEF3EC')]),('LINEBELOW',(0,0),(-1,0),.7,colors.black),('LINEABOVE',(0,-1),(-1,-1),.7,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]))
    el+=[Paragraph(lv,PS('h',parent=bd,fontSize=9.5,spaceBefore=4,spaceAfter=4)),t,Spacer(1,12)]
t=Table([['','','GARAGE TOTAL','','']+[m2(x) for x in GT]],colWidths=[42,42,150,52,50,50,50,44,52]);t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica-Bold',8.5),('ALIGN',(5,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.8,colors.black),('LEFTPADDING',(5,0),(-1,-1),0)]));el+=[t,Spacer(1,14)]
el.append(KeepTogether([Paragraph('Utilization',bd),Table([['Stalls under contract',str(oc)],['Stalls available',str(tot-oc)],['Total contract stalls',str(tot)],['Transient stalls (not listed)','62']],colWidths=[150,50],hAlign='LEFT',style=[('FONT',(0,0),(-1,-1),'Helvetica',8),('ALIGN',(1,0),(1,-1),'RIGHT'),('LINEABOVE',(0,2),(-1,2),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)])]))
doc.build(el,onFirstPage=deco,onLaterPages=deco)
for k,i in(('marketRent',0),('contractRent',1),('totalCharges',3)):tie(rows,k,GT[i])
save(fn,'PARKING','contract-parking stall register by level, posted vs contract rate, tax',False,dict(propertyName='Mercer Street Garage',asOnDate='2025-12-01',units=tot,occupied=oc,vacant=tot-oc,rows=rows))
