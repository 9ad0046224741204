import json,os,random,datetime as D
B='build/blind/'
FN={'uk':'Alan Brian Carol Derek Eileen Frank Gillian Harold Iris Janet Keith Linda Maurice Norma Owen Pauline Roy Sandra Trevor Una Vince Wendy Yasmin Zahid Nasreen Piotr Agnieszka Colin Dawn Elaine Graham Hazel Ivor Joan'.split(),
'us':'Arlene Billy Connie Dwayne Earl Faye Gus Hector Inez Jolene Kirk Lupe Marvin Nadine Orville Peggy Rosalio Shawna Tammy Ursula Vernon Wilma Xochitl Yolanda Darlene Ernesto Glenda Harlan'.split(),
'ie':'Aoife Brendan Ciaran Declan Eamon Fionnuala Gerard Hannah Ita Joseph Kathleen Liam Maeve Niall Oonagh Padraig Rory Sheila Tadhg Una'.split(),
'za':'Andile Busisiwe Charl Dineo Elmarie Fatima Gert Hendrik Imraan Johan Kagiso Lerato Mpho Nomsa Ockert Pieter Riana Sipho Thandi Zanele'.split()}
LN={'uk':'Ackerley Birtwistle Cropper Dunkerley Entwhistle Fothergill Gathercole Hebblethwaite Ibbotson Jessop Kershaw Lumb Micklethwaite Nuttall Ogden Pickersgill Quarmby Rawnsley Sutcliffe Tordoff Utley Verity Womersley Yeadon Hussain Nowak Bhatti Tolley Pask Quested Rudkin Stobbs Tranter Varley Wigglesworth'.split(),
'us':'Abernathy Bracken Castaneda Dillard Eubanks Fontenot Grubbs Hollister Isbell Jaramillo Kettleman Lovelady Mayfield Nesbitt Ocampo Pruett Quintanilla Rasberry Stovall Tidwell Underhill Vandiver Whisenant Yarbrough Zuniga Ledbetter Crutchfield Goforth'.split(),
'ie':"Brosnan Colleran Devaney Egan Fahy Geraghty Hanley Joyce Kilbane Lavelle McHale Noonan O'Grady Prendergast Quigley Ruane Scanlon Tierney Varden Walsh".split(),
'za':'Adonis Botha Cloete Dlamini Engelbrecht Fortuin Gumede Hendricks Isaacs Jacobs Khumalo Lourens Mokoena Naidoo Oosthuizen Pillay Radebe Steyn Tshabalala Vermaak'.split()}
def namer(r,c):
    seen=set()
    def f():
        for _ in range(500):
            n=(r.choice(FN[c]),r.choice(LN[c]))
            if n not in seen: seen.add(n);return n
    return f
def m(x,d=2): return f'{x:,.{d}f}'
def rd(r,a,b):
    return D.date(a,1,1)+D.timedelta(days=r.randrange((D.date(b,12,31)-D.date(a,1,1)).days))
def save(file,at,style,hard,truth,author='practitioner assistant'):
    t={'propertyName':None,'asOnDate':None,'units':None,'occupied':None,'vacant':None,'sheet':None,'planted':None}
    t.update(truth)
    for x in t['rows']:
        for k in [k for k,v in x.items() if v is None]: del x[k]
    json.dump(t,open(B+'truth/'+file+'.json','w'),indent=1,ensure_ascii=False)
    p=B+'index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=file]+[{'file':file,'assetType':at,'documentType':'RENT_ROLL','author':author,'style':style,'hard':hard}]
    json.dump(ix,open(p,'w'),indent=1)
    print(file,len(t['rows']),t['units'],t['occupied'],t['vacant'],t['planted'])
def doc(f): return B+'documents/'+f
