# senior housing resident roll
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
R=random.Random(606); FN='Larkspur_Glen_Resident_Rent_Roll.pdf'
P=people(R,80,"{l}, {f}"); rows=[];el=[]
from reportlab.lib.styles import ParagraphStyle as PS
el+=[Paragraph('Larkspur Glen Senior Living',PS('a',fontName='Helvetica-Bold',fontSize=14,leading=17,alignment=1)),Paragraph('Resident Rent Roll - November 2026',PS('b',fontName='Helvetica',fontSize=10,leading=14,alignment=1)),Spacer(1,6)]
hd=['Apt','Style','Resident','Moved\nIn','Level of\nCare','Street\nRate','Actual\nRent','Care\nFees','2nd\nPerson','Community\nServices','Total\nMonthly']
wings=[('Assisted Living',[str(x) for x in list(range(101,119))+list(range(201,221))]),('Memory Care',[f"{x}{s}" for x in range(301,311) for s in 'AB'])]
k=0;G=[0]*6;data=[hd];st=[];tv=0
for w,us in wings:
    st.append(('SPAN',(0,len(data)),(-1,len(data)))); st.append(('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#e6dff0'))); st.append(('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',8.5)); data.append([w]+['']*10); S=[0]*6; v=0
    for u in us:
        sty=R.choice(['Studio','Studio Deluxe','One Bedroom','One Bedroom','Two Bedroom']) if w[0]=='A' else 'Companion Suite'
        mk={'Studio':4450,'Studio Deluxe':4875,'One Bedroom':5650,'Two Bedroom':7100,'Companion Suite':5900}[sty]
        r=dict(unit=u,unitType=sty,section=w,marketRent=mk); S[0]+=mk
        if R.random()<.13:
            data.append([u,sty,'-- Vacant --','','',f"{mk:,}"]+['']*5); r['statusText']='Vacant'; rows.append(r); v+=1; continue
        nm=P[k];k+=1; mi=D(R.choice([2021,2022,2023,2024,2025,2026]),R.randint(1,10),R.randint(1,28)); act=mk-R.choice([0,0,150,250,425,600]); lv=R.randint(1,4) if w[0]=='A' else R.randint(3,5); care={1:0,2:650,3:1225,4:1900,5:2650}[lv]; sp=950 if sty in('One Bedroom','Two Bedroom') and R.random()<.25 else 0; cs=R.choice([0,0,45,85,130])
        if sp: nm=nm+' & '+R.choice(['Alma','Walter','June','Harold','Edith'])
        tot=act+care+sp+cs; z=lambda q:f"{q:,}" if q else ''
        data.append([u,sty,nm,mi.strftime('%m/%d/%y'),f"Level {lv}",f"{mk:,}",f"{act:,}",z(care),z(sp),z(cs),f"{tot:,}"])
        for j,q in enumerate((act,care,sp,cs,tot)): S[j+1]+=q
        r.update(tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=act,charges=[dict(code=a,amount=b) for a,b in (('Actual Rent',act),('Care Fees',care),('2nd Person',sp),('Community Services',cs)) if b],totalCharges=tot); rows.append(r)
    st+= [('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',8),('LINEABOVE',(5,len(data)),(-1,len(data)),.6,colors.black)]
    data.append([f"{w}: {len(us)} beds/apts, {len(us)-v} occupied",'','','','']+[f"{q:,}" if q else '' for q in S]); G=[a+b for a,b in zip(G,S)]; tv+=v
st+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',9),('LINEABOVE',(0,len(data)),(-1,len(data)),1.2,colors.black),('LINEBELOW',(0,len(data)),(-1,len(data)),1.2,colors.black)]
data.append([f"Community Total: {len(rows)} units, {len(rows)-tv} occupied ({(len(rows)-tv)/len(rows):.1%})",'','','','']+[f"{q:,}" if q else '' for q in G])
t=Table(data,colWidths=[42,84,130,50,50,58,58,56,50,62,62],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('LEADING',(0,0),(-1,-1),9.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(5,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#6a4c93')),('LINEBELOW',(0,1),(-1,-2),.2,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2)]+st))
el.append(t); 
def ft(c,d): c.setFont('Helvetica',7); c.drawString(40,18,'Larkspur Glen Senior Living, Beaverton, Oregon'); c.drawRightString(752,18,f'Page {d.page}')
SimpleDocTemplate(out(FN),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=36).build(el,onFirstPage=ft,onLaterPages=ft)
save(FN,'SENIOR_HOUSING','resident roll with care fees, wings',False,dict(propertyName='Larkspur Glen Senior Living',asOnDate='2026-11',units=len(rows),occupied=len(rows)-tv,vacant=tv,rows=rows))
