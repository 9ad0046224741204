import random
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(2306);sn=SUR[:];R.shuffle(sn)
P=lambda t,**k:Paragraph(t,ParagraphStyle('x',fontName='Helvetica',fontSize=k.pop('s',8.5),leading=k.pop('l',11),**k))
sites=[("G07","Larkrise Close garages","Garage",12,1462),("G11","Quarry Bank garages","Garage",9,1315),("G15","Station Approach lock-ups","Lock-up",5,2180),("A02","Long Meadow allotments","Plot",10,184),("A05","Priory Field allotments","Plot",7,152)]
K=["other:Weekly rent","other:Wks","other:ARREARS BY AGE 1-4 wks","other:ARREARS BY AGE 5-13 wks","other:ARREARS BY AGE 14-26 wks","other:ARREARS BY AGE 27 wks +","prepaid","total"]
tm=lambda x:'' if x is None else f2(abs(x))+('-' if x<0 else '')
hdr=[['Tenancy','No.','Tenant','St','Weekly\nrent','Wks','ARREARS BY AGE','','','','Credit','Balance'],['','','','','','','1-4 wks','5-13 wks','14-26 wks','27 wks +','','']]
data=hdr[:];st=[];rows=[];totals=[];G=[0]*6;recap=[];si=0
for code,site,kind,n,wk in sites:
    st.append(('SPAN',(0,len(data)),(-1,len(data))));st.append(('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#E3EEDD')));st.append(('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'))
    data.append([f'{code}  {site}']+['']*11);S=[0]*6;nos=sorted(R.sample(range(1,64),n));nc=0
    for no in nos:
        w=wk+(R.choice([0,0,0,292]) if kind!='Plot' else R.choice([0,0,92]))
        wks=R.choice([1,2,2,3,4,5,6,8,9,12,15,19,26,31,44,0,0]);name=(sn[si%len(sn)]+' '+R.choice(['Mr ','Mrs ','Ms ',''])+R.choice('ABCDEGHJKLMPRST')).strip();si+=1
        name=name.replace('  ',' ')
        if R.random()<.06:name='Exors of '+name
        part=R.choice([0,0,0,-R.randint(50,w-20 if w>100 else 60)])
        ag=[None]*4
        for i,(a,b) in enumerate(((0,4),(4,13),(13,26),(26,99))):
            k=max(0,min(wks,b)-a)
            if k:ag[i]=k*w
        if wks:
            i=max(j for j in range(4) if ag[j]);ag[i]+=part
        cr=None
        if wks==0:cr=-w*R.choice([1,2,4,13])-R.choice([0,35])
        elif R.random()<.1:cr=-R.choice([500,1000,250])
        s='' if wks<4 else R.choice(['N1','N2','','IP'])
        if wks>26:s=R.choice(['FT','NSP'])
        bal=sum(a or 0 for a in ag)+(cr or 0)
        ref=f'{code}{no:03d}/{R.randint(1,6)}'
        v=ag+[cr,bal];S=[a+(b or 0) for a,b in zip(S,v)]
        data.append([ref,f'{kind} {no}',name,s,f2(w),str(wks) if wks else '']+[tm(x) for x in v])
        d={"property":f'{code} {site}',"resident":ref,"unit":f'{kind} {no}',"name":name}
        if s:d["status"]=s
        d[K[0]]=p(w)
        if wks:d[K[1]]=wks
        d.update({k:p(x) for k,x in zip(K[2:],v)});rows.append(d)
    v=[x or None for x in S];k=len(data);st+= [('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('LINEABOVE',(6,k),(-1,k),.6,colors.black),('BOTTOMPADDING',(0,k),(-1,k),6),('SPAN',(0,k),(3,k))]
    lab=f'{code} total ({n} accounts)';data.append([lab]+['']*5+[tm(x) for x in v]);totals.append({"label":lab,**{a:p(x) for a,x in zip(K[2:],v)}})
    recap.append((site,n,sum(S[:4]),S[4],S[5]));G=[a+b for a,b in zip(G,S)]
k=len(data);st+=[('FONTNAME',(0,k),(-1,k),'Helvetica-Bold'),('BOX',(0,k),(-1,k),.9,colors.black),('SPAN',(0,k),(3,k))]
lab='Garages and allotments';data.append([lab]+['']*5+[tm(x) for x in G]);totals.append({"label":lab,**{a:p(x) for a,x in zip(K[2:],G)}})
fn='holmshire_garage_allotment_arrears_wk44.pdf'
t=Table(data,colWidths=[52,48,92,24,34,24,42,46,46,46,44,50],repeatRows=2,rowHeights=None)
t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.3),('LEADING',(0,0),(-1,-1),8.6),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2),('ALIGN',(4,0),(-1,-1),'RIGHT'),('ALIGN',(6,0),(9,0),'CENTER'),('SPAN',(6,0),(9,0)),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('LINEBELOW',(6,0),(9,0),.4,colors.black),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('VALIGN',(0,0),(-1,1),'BOTTOM'),*[('SPAN',(i,0),(i,1)) for i in(0,1,2,3,4,5,10,11)]]+st))
rt=Table([['Summary for the Cabinet Member','Accounts','In arrears £','In credit £','Net £']]+[[a,b,tm(x),tm(y),tm(z)] for a,b,x,y,z in recap],colWidths=[170,55,70,70,70],hAlign='LEFT')
rt.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.5),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('ALIGN',(1,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.3,colors.grey)]))
def pgf(c,d):
    c.saveState();c.setFont('Helvetica',7);c.drawString(24,22,'Holmshire County Council - Housing and Land Rents, Northgate rent system RR114');c.drawRightString(A4[0]-24,22,f'{d.page}');c.restoreState()
doc=SimpleDocTemplate(D(fn),pagesize=A4,leftMargin=22,rightMargin=22,topMargin=34,bottomMargin=40)
doc.build([P('<b>Garage and allotment rent arrears at the end of week 44</b>',s=13,l=17),P('Week ended Sunday 2 February 2025. All amounts in pounds. Plot rents are billed by the year and shown here as a week. A minus after an amount is money that we owe to the tenant. St: N1, N2 = first and second letter, NSP = notice served, IP = paying by instalments, FT = former tenant.'),Spacer(1,8),t,Spacer(1,14),KeepTogether(rt)],onFirstPage=pgf,onLaterPages=pgf)
print('ar3',len(rows))
save(fn,'AR',K,rows,totals,None,'OTHER','County rents officer, weekly rent system print','portrait PDF with site sections, arrears by weeks, trailing minus','ages in weeks; count of weeks beside money; credit balances with trailing minus; site heading across; recap',6)
