# tenant against subsidy, household blocks with charge lines, two properties, reportlab
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.units import inch
from reportlab.lib.styles import ParagraphStyle
R=random.Random(1804); FN='delinquency_tenant_and_subsidy.pdf'
M=["total","b0_30","b31_60","b61_90","b91_120","b120"]
N=["Achterberg, Rosalind","Bellweather, Deion","Cruz-Otamendi, Marisol","Dunmore, Patrice","Eszterhas, Ilona","Fairbank, Tyrell","Gebreselassie, Hana","Hollowell, June","Ivarsson, Kip","Jankowiak, Teodor","Kettleborough, Ama","Lindqvist-Roy, Odette","Mbeki-Stone, Caleb","Nakagawa-Pratt, Lou","Ostrander, Wilhelmina","Pemberly, Quinton"]
PR=[("Juniper Flats Apartments (0417)",9),("Larkspur Senior Court (0422)",7)]
S8=ParagraphStyle('a',fontName='Helvetica',fontSize=7.8,leading=9.2)
data=[["Charge","Balance\nOwed","0 - 30\nDays","31 - 60\nDays","61 - 90\nDays","91 - 120\nDays","Over 120\nDays"]]; st=[]; rows=[];tot=[]; G=[0]*6; rec={}
f=lambda v: paren(v/100) if v else '.'
def put(o,v):
    for n,x in zip(M,v):
        if x: o[n]=c(x)
    return o
def mk(kind):
    b=[0]*5; a=R.randint(4,61)*1900+R.randint(0,99)
    if kind=='rent':
        n=R.choice([1,1,2,3]); s=R.choice([0,0,1])
        for i in range(s,s+n): b[i]=a if i else round(a*.6)
    elif kind=='hap':
        a=R.randint(480,1340)*100; n=R.choice([1,2,2,3])
        for i in range(n): b[i]=a
    elif kind=='rep': b[0]=4500; b[1]=R.choice([0,4500]); b[4]=R.randint(300,1900)*100+R.choice([0,50])
    elif kind=='dmg': b[R.choice([1,2,3])]=R.randint(35,412)*100+R.choice([0,25,75])
    elif kind=='pre': b[0]=-R.randint(12,330)*100
    elif kind=='late': b[0]=2500; b[1]=R.choice([0,2500])
    elif kind=='over': b[R.choice([0,1])]=-R.randint(55,410)*100
    return [sum(b)]+b
L={'rent':"Tenant rent",'hap':"HAP - pending contract renewal",'rep':"Repayment agreement (EIV, unreported income)",'dmg':"Damages and lock changes",'pre':"Prepaid tenant rent",'late':"Late fee",'over':"HAP overpaid, to be recaptured"}
K=[['rent','hap'],['hap'],['rent','late','rep'],['rent','hap','dmg'],['pre'],['rent','hap','over'],['hap','pre'],['rep'],['rent','dmg','late'],['hap','rent'],['rent'],['dmg','rep','hap'],['over','rent'],['hap','late'],['rent','hap','rep'],['pre','hap']]
ST=["Current","Current","Notice","Current","Current","Past","Current","Eviction","Past"]
i=0
for pr,n in PR:
    st+= [('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#33475b')),('TEXTCOLOR',(0,len(data)),(-1,len(data)),colors.white),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold')]
    data.append(["Property:  "+pr]+['']*6); PT=[0]*6
    for j in range(n):
        u=f"{'ABC'[j%3]}-{100*(j//3+1)+R.randint(1,24)}"; rid=f"t00{R.randint(51000,78999)}"; s=ST[(i*2+1)%9]
        st+= [('SPAN',(0,len(data)),(-1,len(data))),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'),('TOPPADDING',(0,len(data)),(-1,len(data)),5)]
        data.append([f"{u}    {N[i]}    ({rid})    {s}"]+['']*6); T=[0]*6
        for kd in K[i]:
            v=mk(kd); T=[a+b for a,b in zip(T,v)]; rec[kd]=rec.get(kd,0)+v[0]
            data.append([Paragraph(L[kd],S8)]+[f(x) for x in v])
            st.append(('LEFTPADDING',(0,len(data)-1),(0,len(data)-1),20))
            rows.append(put({"property":pr,"unit":u,"resident":rid,"name":N[i],"status":s,"charge":L[kd]},v))
        st+= [('LINEABOVE',(1,len(data)),(-1,len(data)),.3,colors.grey),('ALIGN',(0,len(data)),(0,len(data)),'RIGHT'),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Oblique')]
        data.append(["Household total"]+[f(x) for x in T]); tot.append(put({"label":"Household total"},T)); PT=[a+b for a,b in zip(PT,T)]; i+=1
    st+= [('LINEABOVE',(0,len(data)),(-1,len(data)),.9,colors.black),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'),('BOTTOMPADDING',(0,len(data)),(-1,len(data)),9)]
    data.append(["Total "+pr]+[f(x) for x in PT]); tot.append(put({"label":"Total "+pr},PT)); G=[a+b for a,b in zip(G,PT)]
st+= [('LINEABOVE',(0,len(data)),(-1,len(data)),.9,colors.black),('LINEBELOW',(0,len(data)),(-1,len(data)),2,colors.black),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold')]
data.append(["Total all properties"]+[f(x) for x in G]); tot.append(put({"label":"Total all properties"},G))
t=Table(data,colWidths=[2.35*inch]+[.86*inch]*6,repeatRows=1)
t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Helvetica'),('FONTSIZE',(0,0),(-1,-1),7.8),('LEADING',(0,0),(-1,-1),9.2),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black)]+st))
ten=sum(v for k,v in rec.items() if k not in('hap','over')); sub=rec['hap']+rec['over']
rc=Table([["Recap by payer","Amount"],["Tenant",f(ten)],["Housing authority / contract administrator",f(sub)],["All payers",f(ten+sub)]],colWidths=[2.8*inch,1.1*inch],hAlign='LEFT')
rc.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.8),('ALIGN',(1,0),(1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.grey),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
assert ten+sub==G[0]
def page(cv,dc):
    cv.setFont('Helvetica-Bold',12); cv.drawString(.5*inch,10.5*inch,"Delinquency and Subsidy Receivable"); cv.setFont('Helvetica',8); cv.drawString(.5*inch,10.34*inch,"Aged as of 03/31/2026  -  Brightwater Housing Alliance"); cv.drawRightString(8*inch,10.5*inch,f"Page {dc.page}")
    cv.setFont('Helvetica',7); cv.drawString(.5*inch,.4*inch,"Credits are in parentheses. A dot means nothing in the period.")
SimpleDocTemplate(doc(FN),pagesize=letter,topMargin=.8*inch,bottomMargin=.6*inch,leftMargin=.5*inch,rightMargin=.5*inch).build([t,Spacer(1,14),KeepTogether(rc)],onFirstPage=page,onLaterPages=page)
save(FN,"AR",None,M,rows,tot)
